import type { Trip } from '@waymark/contract/trips/trip'
import { staysPath } from '../../../config/paths.ts'

type Travelled = Pick<Trip, 'place' | 'startDate' | 'endDate' | 'adults' | 'childAges' | 'memberIds' | 'itinerary'>

/** Who travels: for whom it was planned, else who was named, else its members. */
const partyOf = ({ adults, childAges = [], memberIds, itinerary }: Travelled) =>
  itinerary.costs?.travellers ?? { adults: adults ?? memberIds.length, childAges }

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
