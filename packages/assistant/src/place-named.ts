import { foreignTownName } from '@waymark/atlas/area-names'
import { cityIndex } from '@waymark/atlas/city-index'
import { cityAt, type City } from '@waymark/atlas/city-table'
import { countryOf } from '@waymark/atlas/countries'
import { countryNamed } from '@waymark/atlas/country-index'
import { destinationNamed } from '@waymark/atlas/destination-named'
import { destinationOf } from '@waymark/atlas/destinations'
import { findCity, type FoundCity, shownName } from '@waymark/atlas/find-city'
import { isCountryOrRegion } from '@waymark/atlas/regions'
import { nameKey } from '@waymark/domain/name-key'
import { inSentence } from '@waymark/planner/wording'
import { ALSO_WORDS, NEVER_PLACES, SHORT_NAMES } from './place-words.ts'
import { sightMeant, type SightSigns, sightOfWholeName } from './sight-named.ts'
import type { Subject } from './subject.ts'

/** Smaller towns match only where a sentence names them as a place. */
const LARGE = 100_000
const MIN_LETTERS = 4
/** "Fes", "Goa": enough letters where a place is expected. */
const FEWEST_LETTERS = 3
/** 東京, or लेह without its combining marks. */
const FEWEST_IN_OTHER_SCRIPTS = 2
const OTHER_SCRIPTS = /^[^\p{Script=Latin}\p{N}]+$/u

/** Signs that words are meant as a place name. */
export interface NameSigns {
  readonly isCapitalised: boolean
  /** They follow "to", "in" or the like, or are the whole message. */
  readonly isExpected: boolean
}

const isCertain = ({ isCapitalised, isExpected }: NameSigns): boolean => isCapitalised && isExpected

const isKnownWell = (city: City): boolean => city.population >= LARGE || destinationOf(city) !== undefined

/** Whether the words can be a name at all, before `findCity` finds the best match. */
function isName(words: string, signs: NameSigns): boolean {
  const key = nameKey(words)
  const { rowsByName, aliases } = cityIndex()
  if (aliases.has(key) || countryNamed(words) !== undefined) return true
  const rows = rowsByName.get(key) ?? []
  if (rows.length > 0 && (isCertain(signs) || rows.some((row) => isKnownWell(cityAt(row))))) return true
  const isLikely = signs.isCapitalised || signs.isExpected
  if (isLikely && (destinationNamed(words, []) ?? foreignTownName(words)) !== undefined) return true
  return isCertain(signs) && nameKey(findCity(words)?.region ?? '') === key
}

/**
 * Whether the name belongs to a large described town itself, not to a part of it: Times Square is no town, and who asks
 * for a ticket to Versailles means the palace.
 */
const isTown = (words: string): boolean => {
  const city = findCity(words)
  if (city === undefined || city.population < LARGE) return false
  return nameKey(destinationOf(city)?.city ?? '') === nameKey(words)
}

export const citySubject = (city: FoundCity): Subject => ({
  name: shownName(city),
  scope: 'city',
  city,
  country: countryOf(city.countryCode),
})

function namedByAtlas(words: string): Subject | undefined {
  const key = nameKey(words)
  const city = findCity(words)
  if (!city) return undefined
  const country = countryNamed(words)
  const isCity = cityIndex().aliases.has(key) || nameKey(city.name) === key
  if (!isCity && country?.code === city.countryCode) {
    return { name: inSentence(country.name), scope: 'country', city, country }
  }
  const alias = cityIndex().aliases.get(key)
  // "Petra" means the sight, not the town beside it.
  if (alias?.isArea === true && city.area === undefined && nameKey(city.name) !== key)
    return citySubject({ ...city, area: alias.name })
  const isRegion = !isCity && nameKey(city.region ?? '') === key
  return citySubject(isRegion && city.region !== undefined ? { ...city, area: city.region } : city)
}

/** The place some words name; undefined if they name none, or may well mean something else. */
export function placeNamed(
  words: string,
  signs: NameSigns,
  sights: SightSigns = { isExpected: false },
): Subject | undefined {
  const key = nameKey(words)
  const least = OTHER_SCRIPTS.test(key) ? FEWEST_IN_OTHER_SCRIPTS : isCertain(signs) ? FEWEST_LETTERS : MIN_LETTERS
  if (key.length < least && !SHORT_NAMES.has(key)) return undefined
  const [head = '', ...qualifiers] = words.split(',')
  // 'March, England' is a town; 'in March, not too far from Berlin' is none.
  if (NEVER_PLACES.has(nameKey(head)) && !qualifiers.some((qualifier) => isCountryOrRegion(qualifier.trim())))
    return undefined
  if (ALSO_WORDS.has(key) && !isCertain(signs)) return undefined
  const isQualified = qualifiers.length > 0
  const isCity = isName(head, signs)
  // The Alhambra is also a town in California, but nobody asks for tickets to that.
  const sight = isQualified || (isCity && !sights.isExpected) ? undefined : sightOfWholeName(words, sights)
  if (sight && !(isCity && isTown(head))) return sight
  if (isCity) return namedByAtlas(words)
  return isQualified ? undefined : sightMeant(words, sights)
}
