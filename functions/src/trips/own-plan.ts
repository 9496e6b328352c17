import type { Stop, Stops, TripDays } from '@waymark/contract/trips/stop'
import { activeStops, planOf, type Planned } from '@waymark/domain/itinerary'

/**
 * The plan of a trip that comes from elsewhere, for anyone who makes a trip of it: without tombstones, and without what is
 * of other people, such as bookings and who changed a stop.
 */
export function ownPlan(
  trip: Omit<Planned, 'userId'>,
  uid: string,
  own: Partial<Stop> = {},
): { stops: Stops; days: TripDays } {
  const planned = { ...trip, userId: uid }
  const stops = activeStops(planned).map((stop) => [stop.id, { ...stop, ...own, bookingId: null, by: uid }] as const)
  return { stops: Object.fromEntries(stops), days: planOf(planned).days }
}
