import { nameKey } from '@waymark/domain/name-key'
import type { Point } from './distance.ts'
import table from '../../../data/area-names.json' with { type: 'json' }

/** Names of areas in other languages, by the English one: a trip to 'Schottland' is one to Scotland. */
export const AREA_NAMES: Readonly<Record<string, readonly string[]>> = table.areaNames

const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = table.countryNames

/** Letters from this code point on belong to non-Latin scripts. */
const BEYOND_LATIN = /^[\u0250-\uffff]/

const codesByName = (isLatin: boolean): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(COUNTRY_NAMES).flatMap(([code, names]) =>
      names.filter((name) => BEYOND_LATIN.test(name) !== isLatin).map((name) => [nameKey(name), code] as const),
    ),
  )

let inLatin: ReadonlyMap<string, string> | undefined
let inOtherScripts: ReadonlyMap<string, string> | undefined

/** The code of a country by the key of a name that the table of countries lacks: 'Japonya', '義大利'. */
export const foreignCountryCode = (key: string): string | undefined =>
  BEYOND_LATIN.test(key) ? (inOtherScripts ??= codesByName(false)).get(key) : (inLatin ??= codesByName(true)).get(key)

interface ForeignName {
  /** As it is written. */
  readonly name: string
  readonly english: string
}

/** Names of towns in other languages, by the town and its country: 'Rzym' is "Rome, Italy". */
const TOWN_NAMES: Readonly<Record<string, readonly string[]>> = table.townNames

const keyed = (names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, ForeignName> =>
  new Map(
    Object.entries(names).flatMap(([english, others]) =>
      others.map((name) => [nameKey(name), { name, english }] as const),
    ),
  )

let towns: ReadonlyMap<string, ForeignName> | undefined

/** Towns by the codes of their airports, which are read in capitals alone: 'SEA' is Seattle, and 'sea' a word. */
const AIRPORTS: ReadonlyMap<string, string> = new Map(Object.entries(table.airports))

/** A town's name in another language, or the code of its airport, as "Rome, Italy". */
export const foreignTownName = (text: string): string | undefined =>
  AIRPORTS.get(text.trim()) ?? (towns ??= keyed(TOWN_NAMES)).get(nameKey(text))?.english

let byKey: ReadonlyMap<string, ForeignName> | undefined

/** An area's name in another language, with the English one that the other tables know: 'Schottland' is Scotland. */
export function foreignAreaName(text: string): ForeignName | undefined {
  byKey ??= keyed(AREA_NAMES)
  return byKey.get(nameKey(text))
}

/** The English name of an area, whatever language it was entered in. */
export const areaInEnglish = (area: string): string => foreignAreaName(area)?.english ?? area

/** Parts of countries that the city table does not know as regions, such as English counties: latitude, longitude, km. */
const COUNTIES: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = table.counties

interface County extends Point {
  readonly countryCode: string
  readonly km: number
}

let counties: ReadonlyMap<string, County> | undefined

/** A county by its name: 'Dorset', and 'Cornwall' also in other languages. */
export function countyNamed(text: string): County | undefined {
  counties ??= new Map(
    Object.entries(COUNTIES).flatMap(([countryCode, named]) =>
      Object.entries(named).map(
        ([name, [lat = 0, lng = 0, km = 0]]) => [nameKey(name), { countryCode, lat, lng, km }] as const,
      ),
    ),
  )
  return counties.get(nameKey(areaInEnglish(text)))
}
