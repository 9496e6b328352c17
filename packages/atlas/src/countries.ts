import countries from '../../../data/countries.json' with { type: 'json' }

/** A country record. */
export type Country = (typeof countries)[number]

export const COUNTRIES: readonly Country[] = countries

const byCode = new Map(countries.map((country) => [country.code, country]))

/** The country of an ISO 3166-1 alpha-2 code. @throws if no country has it */
export function countryOf(code: string): Country {
  const country = byCode.get(code)
  if (!country) throw new RangeError(`No country has the code ${code}`)
  return country
}
