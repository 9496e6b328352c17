import { differsByAtMost } from './edit-distance.ts'
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

/** Words as long as these may differ by one and by two letters; shorter ones are too often another word. The first letter is right. */
const ONE_LETTER_FROM = 5
const TWO_LETTERS_FROM = 9

const isMeant = (typed: string, word: string): boolean => {
  if (typed.length < ONE_LETTER_FROM) return word.startsWith(typed)
  return differsByAtMost(typed, word, typed.length < TWO_LETTERS_FROM ? 1 : 2)
}

/** The words of all names by their first letter, with the positions of the places. */
type Words = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>

const words = new WeakMap<readonly Named[], Words>()

function wordsOf(places: readonly Named[]): Words {
  const known = words.get(places)
  if (known !== undefined) return known
  const made = new Map<string, Map<string, number[]>>()
  for (const [position, place] of places.entries()) {
    for (const word of new Set(keysOf(place).flatMap((key) => key.slice(1).split(' ')))) {
      const letter = word.slice(0, 1)
      const ofLetter = made.get(letter) ?? new Map<string, number[]>()
      made.set(letter, ofLetter)
      const positions = ofLetter.get(word)
      if (positions === undefined) ofLetter.set(word, [position])
      else positions.push(position)
    }
  }
  words.set(places, made)
  return made
}

/**
 * For text that `findPlaces` does not find: the places whose words it spells almost, in the order of the list. The list
 * must be the same array each time, because its words are kept.
 */
export function findMisspelt<Place extends Named>(places: readonly Place[], typed: string): Place[] {
  const parts = nameKey(typed).split(' ')
  if (!parts.some((part) => part.length >= ONE_LETTER_FROM)) return []
  const found = parts.map((part) => {
    const ofLetter = wordsOf(places).get(part.slice(0, 1)) ?? new Map<string, readonly number[]>()
    return new Set([...ofLetter].flatMap(([word, positions]) => (isMeant(part, word) ? positions : [])))
  })
  return [...(found[0] ?? [])]
    .filter((position) => found.every((each) => each.has(position)))
    .toSorted((a, b) => a - b)
    .slice(0, MOST)
    .flatMap((position) => places[position] ?? [])
}
