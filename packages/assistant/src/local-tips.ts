import { destinationOf, destinationsIn } from '@waymark/atlas/destinations'
import type { AtlasDestination } from '@waymark/atlas/place'
import type { Subject } from './subject.ts'

/** Destinations of a place that the atlas describes: for a country its cities, the most visited first. */
export function destinationsAt({ scope, city, country }: Subject): AtlasDestination[] {
  const own = destinationOf(city)
  if (scope !== 'country') return own ? [own] : []
  const others = destinationsIn(country.code).filter((other) => other.id !== own?.id)
  return own ? [own, ...others] : others
}

/** The guide's tips for a place, filtered by `about` if given; for a country, those of its main city. */
export const localTips = (subject: Subject, about?: RegExp): readonly string[] => {
  const tips = destinationsAt(subject)[0]?.tips ?? []
  return about ? tips.filter((tip) => about.test(tip)) : tips
}
