import { addDays } from '@waymark/contract/calendar'
import type { Expenses } from '@waymark/contract/trips/expense'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, dayNumber, numberedStops, planOf, type Planned } from '@waymark/domain/itinerary'

type Days = Pick<Trip, 'dayOrder' | 'removedDays' | 'removedBy' | 'plannedEnd'>

/**
 * An imported or copied trip for its new owner: without tombstones, bookings and other people's uids, and with day numbers as
 * day keys.
 */
export function ownPlan<T extends Omit<Planned, 'userId'> & Days & { readonly expenses?: Expenses | undefined }>(
  trip: T,
  uid: string,
  own: Partial<Stop> = {},
) {
  const { dayOrder: _order, removedDays: _removed, removedBy: _by, plannedEnd: _end, expenses, ...others } = trip
  const planned = { ...trip, userId: uid }
  const dates = datesOfDays(planned)
  const { days } = planOf(planned)
  return {
    ...others,
    endDate: addDays(trip.startDate, dates.length - 1),
    itinerary: { ...trip.itinerary, dailyItinerary: [] },
    stops: Object.fromEntries(
      numberedStops(planned).map((stop) => [stop.id, { ...stop, ...own, bookingId: null, by: uid }]),
    ),
    days: Object.fromEntries(
      dates.flatMap(({ key, number }) => {
        const day = days[key]
        return day === undefined ? [] : [[number, day]]
      }),
    ),
    ...(expenses && {
      expenses: Object.fromEntries(
        Object.entries(expenses).map(([id, one]) => [id, { ...one, day: dayNumber(planned, one.day) }]),
      ),
    }),
  }
}
