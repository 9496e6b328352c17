import { cityIndex } from '@waymark/atlas/city-index'
import { cityAt, type City } from '@waymark/atlas/city-table'
import { countryOf } from '@waymark/atlas/countries'
import { countryNamed } from '@waymark/atlas/country-index'
import { destinationNamed } from '@waymark/atlas/destination-named'
import { destinationOf } from '@waymark/atlas/destinations'
import { findCity, type FoundCity, shownName } from '@waymark/atlas/find-city'
import { sightsNamed } from '@waymark/atlas/known-places'
import { destinationById } from '@waymark/atlas/tables'
import { nameKey } from '@waymark/domain/name-key'
import { landmarkNamed } from '@waymark/atlas/landmarks/landmark-named'
import type { Landmark } from '@waymark/atlas/landmarks/sight'
import { inSentence } from '@waymark/planner/tips'
import { ALSO_WORDS, NEVER_PLACES, SHORT_NAMES } from './place-words.ts'
import type { Subject } from './subject.ts'

/** A smaller town counts only where a sentence names it as a place. */
const LARGE = 100_000
const MIN_LETTERS = 4
/** 'Fes', 'Goa': where a place must stand, three will do. */
const FEWEST_LETTERS = 3

/** How surely some words are meant as the name of a place. */
export interface NameSigns {
  readonly isCapitalised: boolean
  /** They stand behind 'to', 'in' and the like, or are all that was said. */
  readonly isExpected: boolean
}

const isCertain = ({ isCapitalised, isExpected }: NameSigns): boolean => isCapitalised && isExpected

const isKnownWell = (city: City): boolean => city.population >= LARGE || destinationOf(city) !== undefined

/** Whether the words are a name at all, before `findCity` makes the best of them. */
function isName(words: string, signs: NameSigns): boolean {
  const key = nameKey(words)
  const { rowsByName, aliases } = cityIndex()
  if (aliases.has(key) || countryNamed(words) !== undefined) return true
  const rows = rowsByName.get(key) ?? []
  if (rows.length > 0 && (isCertain(signs) || rows.some((row) => isKnownWell(cityAt(row))))) return true
  if ((signs.isCapitalised || signs.isExpected) && destinationNamed(words, []) !== undefined) return true
  return isCertain(signs) && nameKey(findCity(words)?.region ?? '') === key
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
  const isRegion = !isCity && nameKey(city.region ?? '') === key
  return citySubject(isRegion && city.region !== undefined ? { ...city, area: city.region } : city)
}

/** The city of an address: 'Champ de Mars, Paris, France'. */
function cityOfLandmark({ address }: Landmark): FoundCity | undefined {
  const parts = address.split(', ')
  for (let from = 1; from < parts.length - 1; from++) {
    const city = findCity(parts.slice(from).join(', '))
    if (city) return city
  }
  return findCity(parts.slice(-2).join(', ')) ?? findCity(parts.at(-1) ?? '')
}

function namedLandmark(words: string): Subject | undefined {
  const landmark = landmarkNamed(words)
  const city = landmark && cityOfLandmark(landmark)
  return city && { name: landmark.name, scope: 'sight', city, country: countryOf(landmark.countryCode), landmark }
}

/** A place of a destination. One word is not enough: 'Belvedere' and 'Harbour' are everywhere. */
function namedSight(words: string): Subject | undefined {
  const [known] = words.includes(' ') ? sightsNamed(words) : []
  const destination = known && destinationById(known.destination)
  const sight = destination?.places.find(({ name }) => name === known?.name)
  const city = destination && findCity(`${destination.city}, ${destination.countryCode}`)
  return city && sight && { name: sight.name, scope: 'sight', city, country: countryOf(city.countryCode), sight }
}

/** The place that some words of a question name; undefined where they name none, or may well mean something else. */
export function placeNamed(words: string, signs: NameSigns): Subject | undefined {
  const key = nameKey(words)
  if (key.length < (isCertain(signs) ? FEWEST_LETTERS : MIN_LETTERS) && !SHORT_NAMES.has(key)) return undefined
  if (NEVER_PLACES.has(key)) return undefined
  if (ALSO_WORDS.has(key) && !isCertain(signs)) return undefined
  const isQualified = words.includes(',')
  const head = words.split(',')[0] ?? ''
  if (isName(head, signs)) return namedByAtlas(words)
  return isQualified ? undefined : (namedLandmark(words) ?? namedSight(words))
}
