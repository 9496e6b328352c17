import { kmBetween, type Point } from '@waymark/atlas/distance'
import { DESTINATIONS } from '@waymark/atlas/destinations'
import type { AtlasDestination, AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import type { Landmark } from '@waymark/atlas/landmarks/landmark'
import { LANDMARKS } from '@waymark/atlas/landmarks/landmarks'
import { readWishes } from '@waymark/planner/wishes'
import type { Subject } from './subject.ts'

/** Not what most people mean by a sight, unless they say so. */
const ONLY_WHEN_ASKED: ReadonlySet<PlaceKind> = new Set(['day trip', 'food', 'shopping', 'nightlife', 'activity'])
const NEAR_KM = 60

/** The places of a destination that a question is about: of the kinds that it names, else the well-known ones. */
export function placesWorthSeeing({ places }: AtlasDestination, words: string, count: number): AtlasPlace[] {
  const { wanted } = readWishes(words)
  const fitting = places.filter(({ kind }) => wanted.has(kind))
  const usual = places.filter(({ kind }) => !ONLY_WHEN_ASKED.has(kind))
  return (fitting.length > 0 ? fitting : usual).slice(0, count)
}

export const dayTripsFrom = ({ places }: AtlasDestination): AtlasPlace[] =>
  places.filter(({ kind }) => kind === 'day trip')

const byDistance = <T extends Point>(things: readonly T[], from: Point): { readonly thing: T; readonly km: number }[] =>
  things.map((thing) => ({ thing, km: kmBetween(from, thing) })).toSorted((a, b) => a.km - b.km)

/** The landmarks of a country, or those around a city, the nearest first. */
export const landmarksAt = ({ scope, city, country }: Subject): Landmark[] =>
  scope === 'country'
    ? LANDMARKS.filter(({ countryCode }) => countryCode === country.code)
    : byDistance(LANDMARKS, city)
        .filter(({ km }) => km <= NEAR_KM)
        .map(({ thing }) => thing)

/** Destinations that the atlas describes around a point, the nearest first, without the one that is there. */
export const destinationsAround = (
  from: Point,
  minKm: number,
  maxKm: number,
): { readonly thing: AtlasDestination; readonly km: number }[] =>
  byDistance(DESTINATIONS, from).filter(({ km }) => km >= minKm && km <= maxKm)

/** The first sentence of a text. */
export const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
