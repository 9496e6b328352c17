import { nameKey } from './name-key.ts'

/** A place with the names that people call it by. */
interface Named {
  readonly name: string
  readonly otherNames: readonly string[]
}

const MOST = 6
/** Shorter input matches too much. */
const SHORTEST = 2

/** The keys of its names, after a blank, so that each word is found by its beginning. */
const keys = new WeakMap<Named, readonly string[]>()

function keysOf(place: Named): readonly string[] {
  const known = keys.get(place)
  if (known !== undefined) return known
  const made = [place.name, ...place.otherNames].map((name) => ` ${nameKey(name)}`)
  keys.set(place, made)
  return made
}

/** Match quality: prefix of the name, prefixes of its words, or none. */
function fitOf(key: string, typed: string, parts: readonly string[]): number {
  if (key.startsWith(typed)) return 2
  return parts.every((part) => key.includes(part)) ? 1 : 0
}

/** Places matching typed text by any of their names: the best match first, and of equal ones the first in the list. */
export function findPlaces<Place extends Named>(places: readonly Place[], typed: string): Place[] {
  const key = nameKey(typed)
  if (key.length < SHORTEST) return []
  const parts = key.split(' ').map((part) => ` ${part}`)
  return places
    .map((place) => ({ place, fit: Math.max(...keysOf(place).map((name) => fitOf(name, ` ${key}`, parts))) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, MOST)
    .map(({ place }) => place)
}
