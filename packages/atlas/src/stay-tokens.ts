import { type Accommodation, stayCategoryOf } from '@waymark/contract/stays/accommodation'
import { AREAS, OTHER_NAMES } from './city-names.ts'
import { findCity } from './find-city.ts'
import { beginningsOf, wordsIn } from '@waymark/domain/search-words'
import { pairsOf } from '@waymark/domain/word-pairs'

/** Names of a city, including "Lisboa", "Lissabon" and the island it lies on. */
function namesOf(location: string): readonly string[] {
  const city = findCity(location)
  if (city === undefined) return []
  const others = [...OTHER_NAMES, ...AREAS]
    .filter(([name, countryCode]) => name === city.name && countryCode === city.countryCode)
    .flatMap(([, , names]) => names)
  return [city.name, city.country, city.region ?? '', ...others]
}

const known = new Map<string, readonly string[]>()

/** Cached, because large seeds repeat few places. */
function rememberedNamesOf(location: string): readonly string[] {
  const names = known.get(location) ?? namesOf(location)
  if (known.size < 1_000) known.set(location, names)
  return names
}

/** Most word prefixes stored per stay; a stay usually has about sixty. */
const MOST_BEGINNINGS = 300

/**
 * Search tokens of a stay: every prefix of every word of its title, city, country and kind, and the pairs of these
 * words.
 */
export function stayTokens(stay: Pick<Accommodation, 'title' | 'location' | 'propertyType'>): string[] {
  const kinds = [stay.propertyType, stayCategoryOf(stay.propertyType)].map((kind) => `${kind}s`)
  // The title comes last, because tokens beyond the limit are cut off.
  const words = [
    ...new Set([stay.location, ...kinds, ...rememberedNamesOf(stay.location), stay.title].flatMap(wordsIn)),
  ]
  const beginnings = [...new Set(words.flatMap(beginningsOf))].slice(0, MOST_BEGINNINGS)
  return [...beginnings, ...pairsOf(words)]
}
