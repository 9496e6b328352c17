import type { AtlasDestination, AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import type { Landmark } from '@waymark/atlas/landmarks/sight'
import { sightsNear } from '@waymark/atlas/landmarks/sights-near'
import { landmarksIn } from '@waymark/atlas/tables'
import { readWishes } from '@waymark/planner/wishes'
import type { Subject } from './subject.ts'

/** Not what most people mean by a sight, unless they say so. */
const ONLY_WHEN_ASKED: ReadonlySet<PlaceKind> = new Set(['day trip', 'food', 'shopping', 'nightlife', 'activity'])
const NEAR_METERS = 60_000

/** The places of a destination that a question is about: of the kinds that it names, else the well-known ones. */
export function placesWorthSeeing({ places }: AtlasDestination, words: string, count: number): AtlasPlace[] {
  const { wanted } = readWishes(words)
  const fitting = places.filter(({ kind }) => wanted.has(kind))
  const usual = places.filter(({ kind }) => !ONLY_WHEN_ASKED.has(kind))
  return (fitting.length > 0 ? fitting : usual).slice(0, count)
}

export const dayTripsFrom = ({ places }: AtlasDestination): AtlasPlace[] =>
  places.filter(({ kind }) => kind === 'day trip')

/** The landmarks of a country, or those around a city, the nearest first. */
export const landmarksAt = ({ scope, city, country }: Subject): readonly Landmark[] =>
  scope === 'country'
    ? landmarksIn(country.code)
    : sightsNear(city, NEAR_METERS).flatMap(({ sight }) => (sight.source === 'landmark' ? sight.landmark : []))

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
