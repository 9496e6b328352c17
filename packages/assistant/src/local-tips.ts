import { destinationOf, destinationsIn } from '@waymark/atlas/destinations'
import type { AtlasDestination } from '@waymark/atlas/place'
import type { Subject } from './subject.ts'

/** What the atlas knows of a place in detail: of a country its cities, the ones that travellers mean first. */
export function destinationsAt({ scope, city, country }: Subject): AtlasDestination[] {
  const own = destinationOf(city)
  if (scope !== 'country') return own ? [own] : []
  const others = destinationsIn(country.code).filter((other) => other.id !== own?.id)
  return own ? [own, ...others] : others
}

/** What the guide advises for a place, only about this where `about` is given. For a country these are the tips of its main city. */
export const localTips = (subject: Subject, about?: RegExp): readonly string[] => {
  const tips = destinationsAt(subject)[0]?.tips ?? []
  return about ? tips.filter((tip) => about.test(tip)) : tips
}
