import { COUNTRIES } from '../src/countries.ts'
import { type CountryFacts, CountryRecord, LanguagePhrases } from '../src/country-facts.ts'
import type { AtlasDestination } from '../src/place.ts'
import { TABLE } from '../src/tables.ts'
import { jsonFiles, readJson } from './content.ts'

/** Content of `data/countries` and `data/phrases`. */
interface CountryContent {
  readonly countries: readonly CountryRecord[]
  readonly languages: readonly LanguagePhrases[]
  /** Records that do not match their schema. */
  readonly faults: readonly string[]
}

export function readCountries(): CountryContent {
  const faults: string[] = []
  const countries = jsonFiles('countries').flatMap((file) => readJson(`countries/${file}`, CountryRecord, faults) ?? [])
  const languages = jsonFiles('phrases').flatMap((file) => readJson(`phrases/${file}`, LanguagePhrases, faults) ?? [])
  const misplaced = [
    ...countries.map(({ code }) => `countries/${code.toLowerCase()}.json`),
    ...languages.map(({ language }) => `phrases/${language}.json`),
  ].filter(
    (path) =>
      ![
        ...jsonFiles('countries').map((file) => `countries/${file}`),
        ...jsonFiles('phrases').map((file) => `phrases/${file}`),
      ].includes(path),
  )
  return {
    countries,
    languages,
    faults: [...faults, ...misplaced.map((path) => `data/${path}: the record of this name stands in another file`)],
  }
}

/** Faults in country facts beyond the shape of their records. */
export function faultsOfCountries(
  { countries, languages }: Pick<CountryContent, 'countries' | 'languages'>,
  destinations: readonly Pick<AtlasDestination, 'countryCode'>[],
  today: string,
): string[] {
  const codes = new Set(COUNTRIES.map(({ code }) => code))
  const described = new Set(countries.map(({ code }) => code))
  const known = new Set(languages.map(({ language }) => language))
  const used = new Set(countries.flatMap(({ phrases }) => phrases))
  const missing = new Set(destinations.map(({ countryCode }) => countryCode).filter((code) => !described.has(code)))
  return [
    ...countries.filter(({ code }) => !codes.has(code)).map(({ code }) => `${code}: not in data/countries.json`),
    ...countries.flatMap(({ code, phrases }) =>
      phrases.filter((language) => !known.has(language)).map((language) => `${code}: no data/phrases/${language}.json`),
    ),
    ...[...known]
      .filter((language) => !used.has(language))
      .map((language) => `${language}: spoken in no country of data/countries`),
    ...[...missing].map((code) => `${code}: has destinations, but no data/countries/${code.toLowerCase()}.json`),
    ...[
      ...countries.map(({ code, checkedAt }) => ({ id: code, checkedAt })),
      ...languages.map(({ language, checkedAt }) => ({ id: language, checkedAt })),
    ]
      .filter(({ checkedAt }) => checkedAt > today)
      .map(({ id, checkedAt }) => `${id}: checked in the future, ${checkedAt}`),
  ]
}

/** Tables for `countryFacts` and `languagePhrases`, by file name. Sources are left out. */
export function countryTables({ countries, languages }: CountryContent): Map<string, unknown> {
  const spoken = new Map(languages.map(({ language, name, phrases }) => [language, { language, name, phrases }]))
  const tables = new Map<string, unknown>([[TABLE.phrases, [...spoken.values()]]])
  for (const record of countries) {
    const phrases = record.phrases.flatMap((language) => spoken.get(language) ?? [])
    const { code, callingCode, drivesOn, tapWater, electricity, emergency, tipping } = record
    const facts: CountryFacts = { code, callingCode, drivesOn, tapWater, electricity, emergency, tipping, phrases }
    tables.set(TABLE.country(code), facts)
  }
  return tables
}
