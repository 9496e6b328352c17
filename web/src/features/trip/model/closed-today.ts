import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops } from '@waymark/domain/itinerary'
import { hoursBy } from './stop-faults.ts'

/** The titles of all stops of the trip, ideas too, that nobody can visit on this day; each one once. */
export function closedOn(trip: Trip, places: readonly NearbyPlace[], day: number): string[] {
  const hoursOf = hoursBy(places)
  const shut = activeStops(trip).filter((stop) => !stop.done && hoursOf(stop, day)?.length === 0)
  return [...new Set(shut.map(({ title }) => title))]
}
