import type { City } from './city-table.ts'
import { DESTINATIONS } from './destinations.ts'
import { nameKey } from './name-key.ts'
import type { AtlasDestination } from './place.ts'

const keyOf = (countryCode: string, city: string): string => `${countryCode}|${nameKey(city)}`

const byCity = new Map(
  DESTINATIONS.map((destination) => [keyOf(destination.countryCode, destination.city), destination]),
)

/** What the atlas knows of a city in detail; undefined for most of the table. */
export const destinationOf = (city: Pick<City, 'name' | 'countryCode'>): AtlasDestination | undefined =>
  byCity.get(keyOf(city.countryCode, city.name))
