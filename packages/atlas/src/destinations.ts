import { nameKey } from '@waymark/domain/name-key'
import type { City } from './city-table.ts'
import { kmBetween, type Point } from './distance.ts'
import type { AtlasDestination } from './place.ts'
import { destinationById, type DestinationRow, destinationRows, destinationRowsNear } from './tables.ts'

/** Districts and adjoining towns within this distance belong to the city. */
const SAME_CITY_KM = 10
/** A namesake beyond this distance in the same country is another city: Philadelphia is also in Mississippi. */
const NAMESAKE_KM = 30

/** A country that lies within a city of another one. */
const COUNTRY_AROUND: Readonly<Record<string, string>> = { VA: 'IT' }

/**
 * The destination record of a city, or of the city it belongs to: "Manhattan" is in New York City, "Giza" beside Cairo.
 */
export function destinationOf(city: Pick<City, 'name' | 'countryCode' | 'lat' | 'lng'>): AtlasDestination | undefined {
  const near = destinationRowsNear(city, NAMESAKE_KM)
  const key = nameKey(city.name)
  const own = near.find(({ row }) => row.countryCode === city.countryCode && nameKey(row.city) === key)
  const country = COUNTRY_AROUND[city.countryCode] ?? city.countryCode
  const around = near.find(({ row, km }) => row.countryCode === country && km <= SAME_CITY_KM)
  const found = own ?? around
  return found && destinationById(found.row.id)
}

/** Destinations of a country, sorted by id. */
export const destinationsIn = (countryCode: string): AtlasDestination[] =>
  destinationRows()
    .filter((row) => row.countryCode === countryCode)
    .map(({ id }) => destinationById(id))

/** Destinations around a point, the nearest first. */
export const destinationsAround = (
  from: Point,
  minKm: number,
  maxKm: number,
): { readonly destination: DestinationRow; readonly km: number }[] =>
  destinationRows()
    .map((destination) => ({ destination, km: kmBetween(from, destination) }))
    .filter(({ km }) => km >= minKm && km <= maxKm)
    .toSorted((a, b) => a.km - b.km)

/** Reads every destination: for scripts and tests, not for requests. */
export const allDestinations = (): AtlasDestination[] => destinationRows().map(({ id }) => destinationById(id))
