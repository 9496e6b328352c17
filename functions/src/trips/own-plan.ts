import type { Stop, Stops, TripDays } from '@waymark/contract/trips/stop'
import { activeStops, planOf, type Planned } from '@waymark/domain/itinerary'

/** The plan of an imported or copied trip for its new owner: without tombstones, bookings and other people's uids. */
export function ownPlan(
  trip: Omit<Planned, 'userId'>,
  uid: string,
  own: Partial<Stop> = {},
): { stops: Stops; days: TripDays } {
  const planned = { ...trip, userId: uid }
  const stops = activeStops(planned).map((stop) => [stop.id, { ...stop, ...own, bookingId: null, by: uid }] as const)
  return { stops: Object.fromEntries(stops), days: planOf(planned).days }
}
