import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { nameKey } from '@waymark/domain/name-key'

const MOST = 6
/** Shorter input matches too much. */
const SHORTEST = 2

const keys = new WeakMap<NearbyPlace, readonly string[]>()

function keysOf(place: NearbyPlace): readonly string[] {
  const known = keys.get(place)
  if (known !== undefined) return known
  const made = [place.name, ...place.otherNames].map(nameKey)
  keys.set(place, made)
  return made
}

/** Match quality: prefix of the name, prefixes of its words, or none. */
function fitOf(key: string, typed: string): number {
  if (key.startsWith(typed)) return 2
  const words = key.split(' ')
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0
}

/** Places matching typed text by any of their names, best match first. */
export function findPlaces(places: readonly NearbyPlace[], typed: string): NearbyPlace[] {
  const key = nameKey(typed)
  if (key.length < SHORTEST) return []
  return places
    .map((place) => ({ place, fit: Math.max(...keysOf(place).map((name) => fitOf(name, key))) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MOST)
    .map(({ place }) => place)
}
