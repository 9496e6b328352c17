import { cityIndex } from './city-index.ts'
import { countryCodeAt, nameAt, pointAt } from './city-table.ts'
import type { Point } from './distance.ts'
import { nameKey } from '@waymark/domain/name-key'
import type { AtlasDestination, AtlasPlace } from './place.ts'
import { nameTable, type NamedPlace } from './tables.ts'

/** A place of the atlas, or a town of the city table. */
export interface KnownPlace extends Point {
  readonly name: string
  /** ISO 3166-1 alpha-2. For a place, its destination's; the place may lie across a border. */
  readonly countryCode: string
  readonly city: string
}

/** Words that are optional in names. */
const SMALL_WORDS = new Set([
  'the',
  'a',
  'of',
  'at',
  'in',
  'de',
  'da',
  'do',
  'di',
  'del',
  'della',
  'la',
  'le',
  'les',
  'el',
  'los',
  'las',
  'and',
])

/** "The Tower of Belém, Lisbon" and "Tower Belém" are the same in Lisbon. */
function looseKey(name: string, city: string): string {
  const cityWords = new Set(nameKey(city).split(' '))
  const words = nameKey(name)
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word))
  const own = words.filter((word) => !cityWords.has(word))
  return (own.length > 0 ? own : words).toSorted().join(' ')
}

/** The place of a destination with this name; spelling, word order and the city's name are ignored. */
export function placeAt({ city, places }: AtlasDestination, name: string): AtlasPlace | undefined {
  const key = nameKey(name)
  if (key === '') return undefined
  const exact = places.find((place) => nameKey(place.name) === key)
  if (exact) return exact
  const loose = looseKey(name, city)
  const alike = places.filter((place) => looseKey(place.name, city) === loose)
  return alike.length === 1 ? alike[0] : undefined
}

/** Towns of this name, the largest first. */
export function townsNamed(name: string): KnownPlace[] {
  const { rowsByName, aliases } = cityIndex()
  const key = nameKey(name)
  const alias = aliases.get(key)
  const rows = new Set([...(alias ? [alias.row] : []), ...(rowsByName.get(key) ?? [])])
  return [...rows].map((row) => {
    const town = nameAt(row)
    return { name: town, city: town, countryCode: countryCodeAt(row), ...pointAt(row) }
  })
}

/** Places of all destinations with this name. */
export function sightsNamed(name: string): readonly NamedPlace[] {
  const key = nameKey(name)
  const { places } = nameTable(key)
  return Object.hasOwn(places, key) ? (places[key] ?? []) : []
}
