import table from '../../../data/city-names.json' with { type: 'json' }

/** Aliases of a city: `[name in the city table, ISO country, aliases]`. */
export type CityNames = readonly (readonly [city: string, countryCode: string, names: readonly string[]])[]

type NamesByCountry = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const rowsOf = (countries: NamesByCountry): CityNames =>
  Object.entries(countries).flatMap(([countryCode, cities]) =>
    Object.entries(cities).map(([city, names]) => [city, countryCode, names] as const),
  )

/** Names in other languages and scripts, former names and abbreviations. */
export const OTHER_NAMES: CityNames = rowsOf(table.otherNames)

/**
 * Islands, regions, parks and sights that travellers name as their destination, with the town to stay in or arrive
 * through. A plan keeps the name that was entered.
 */
export const AREAS: CityNames = rowsOf(table.areas)

/** Destination of a trip to a country without a city, where that is not the capital. By ISO country code. */
export const GATEWAYS: Readonly<Record<string, string>> = table.gateways

/**
 * Names shared by several cities where travellers mean one that is not the largest, or by a city and (in another
 * language) a country. By ISO country code.
 */
export const BEST_KNOWN: Readonly<Record<string, readonly string[]>> = table.bestKnown
