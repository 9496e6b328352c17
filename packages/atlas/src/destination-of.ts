import type { City } from './city-table.ts'
import { DESTINATIONS } from './destinations.ts'
import { kmBetween } from './distance.ts'
import { nameKey } from '@waymark/domain/name-key'
import type { AtlasDestination } from './place.ts'

/** Quarters and adjoining towns lie this near to the middle of the city that they are part of for a traveller. */
const SAME_CITY_KM = 10

/** A country within a city of another one. */
const COUNTRY_AROUND: Readonly<Record<string, string>> = { VA: 'IT' }

const keyOf = (countryCode: string, city: string): string => `${countryCode}|${nameKey(city)}`

const byCity = new Map(
  DESTINATIONS.map((destination) => [keyOf(destination.countryCode, destination.city), destination]),
)

/** 'Manhattan' is in New York City, 'Giza' beside Cairo, 'New Delhi' in Delhi. */
function around({ countryCode, lat, lng }: Pick<City, 'countryCode' | 'lat' | 'lng'>): AtlasDestination | undefined {
  const country = COUNTRY_AROUND[countryCode] ?? countryCode
  return DESTINATIONS.filter((destination) => destination.countryCode === country)
    .map((destination) => ({ destination, km: kmBetween(destination, { lat, lng }) }))
    .filter(({ km }) => km <= SAME_CITY_KM)
    .toSorted((a, b) => a.km - b.km)[0]?.destination
}

/** A namesake in the same country is another city: Philadelphia is also in Mississippi. */
const NAMESAKE_KM = 30

/** What the atlas knows of a city in detail, also of the one that it is a part of; undefined for most of the table. */
export function destinationOf(city: Pick<City, 'name' | 'countryCode' | 'lat' | 'lng'>): AtlasDestination | undefined {
  const own = byCity.get(keyOf(city.countryCode, city.name))
  return own && kmBetween(own, city) <= NAMESAKE_KM ? own : around(city)
}
