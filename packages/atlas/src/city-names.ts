import table from '../../../data/city-names.json' with { type: 'json' }

/** Other names of a city: `[name in the city table, ISO country, other names]`. */
export type CityNames = readonly (readonly [city: string, countryCode: string, names: readonly string[]])[]

type NamesByCountry = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const rowsOf = (countries: NamesByCountry): CityNames =>
  Object.entries(countries).flatMap(([countryCode, cities]) =>
    Object.entries(cities).map(([city, names]) => [city, countryCode, names] as const),
  )

/** The same city in other languages and scripts, by its former name or its initials. */
export const OTHER_NAMES: CityNames = rowsOf(table.otherNames)

/**
 * Islands, regions, parks and sights that travellers name as their destination, with the town one stays in or arrives
 * through. The plan keeps the name that was asked for.
 */
export const AREAS: CityNames = rowsOf(table.areas)

/**
 * Where a trip to a country goes when no city is named: the place most travellers mean, where that is not the capital.
 * By ISO country code.
 */
export const GATEWAYS: Readonly<Record<string, string>> = table.gateways

/**
 * By ISO country code, names shared by several cities where travellers mean one that is not the largest, or by a city
 * and a country that another language calls so.
 */
export const BEST_KNOWN: Readonly<Record<string, readonly string[]>> = table.bestKnown
