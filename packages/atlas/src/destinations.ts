import { nameKey } from '@waymark/domain/name-key'
import type { City } from './city-table.ts'
import { kmBetween, type Point } from './distance.ts'
import type { AtlasDestination } from './place.ts'
import { destinationById, type DestinationRow, destinationRows, destinationRowsNear } from './tables.ts'

/** Quarters and adjoining towns lie this near to the middle of the city that they are part of for a traveller. */
const SAME_CITY_KM = 10
/** A namesake in the same country is another city: Philadelphia is also in Mississippi. */
const NAMESAKE_KM = 30

/** A country within a city of another one. */
const COUNTRY_AROUND: Readonly<Record<string, string>> = { VA: 'IT' }

/** What the atlas knows of a city in detail, also of the one that it is a part of: 'Manhattan' is in New York City, 'Giza' beside Cairo. */
export function destinationOf(city: Pick<City, 'name' | 'countryCode' | 'lat' | 'lng'>): AtlasDestination | undefined {
  const near = destinationRowsNear(city, NAMESAKE_KM)
  const key = nameKey(city.name)
  const own = near.find(({ row }) => row.countryCode === city.countryCode && nameKey(row.city) === key)
  const country = COUNTRY_AROUND[city.countryCode] ?? city.countryCode
  const around = near.find(({ row, km }) => row.countryCode === country && km <= SAME_CITY_KM)
  const found = own ?? around
  return found && destinationById(found.row.id)
}

/** The destinations of a country, in the order of their ids. */
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

/** Opens every destination: for scripts and tests, not for requests. */
export const allDestinations = (): AtlasDestination[] => destinationRows().map(({ id }) => destinationById(id))
