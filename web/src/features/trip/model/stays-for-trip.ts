import type { Trip } from '@waymark/contract/trips/trip'
import { staysPath } from '../../../config/paths.ts'
import { partyOf } from '../../../shared/trips/party.ts'

type Travelled = Pick<Trip, 'place' | 'startDate' | 'endDate' | 'adults' | 'childAges' | 'memberIds' | 'itinerary'>

/** The search for stays where a trip leads, on its days, for whoever travels. */
export function staysForTripPath(trip: Travelled): string {
  const { adults, childAges } = partyOf(trip)
  return staysPath(trip.place.name, {
    checkIn: trip.startDate,
    checkOut: trip.endDate,
    guests: String(adults + childAges.length),
    ...(childAges.length > 0 && { children: String(childAges.length) }),
  })
}
