import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { SharedTrip } from '@waymark/contract/trips/trip-link'
import { dailyItinerary, planOf } from '@waymark/domain/itinerary'
import { AppError } from '../platform/app-error.ts'
import { findLink } from './trip-links-store.ts'
import { readTrip } from './trips-store.ts'

/** What is booked, where somebody sleeps and what somebody has noted is nobody else's business. */
const PRIVATE: ReadonlySet<Stop['kind']> = new Set(['booking', 'sleep', 'note'])

/** What outsiders may see of a trip: picked field by field, so that what is added to a trip later stays inside. */
export function sharedTrip(trip: Trip): SharedTrip {
  const { title, destination, startDate, endDate, place, itinerary } = trip
  const { stops, days } = planOf(trip)
  const shown = Object.entries(stops).filter(([, stop]) => !PRIVATE.has(stop.kind) && stop.bookingId === null)
  const publicDays = dailyItinerary({ ...trip, stops: Object.fromEntries(shown), days })
  return {
    title,
    destination,
    startDate,
    endDate,
    place,
    itinerary: {
      overview: { highlights: itinerary.overview.highlights },
      tips: itinerary.tips,
      dailyItinerary: publicDays.map(({ day, theme, date, activities, meals }) => ({
        day,
        theme,
        date,
        meals,
        accommodation: '',
        activities: activities.map(({ time, activity, description, place: at }) => ({
          time,
          activity,
          description,
          ...(at && { place: { ...at, costCents: 0 } }),
        })),
      })),
    },
  }
}

/**
 * The trip that a link without an account is for. @param token undefined where what was sent can be none
 * @throws AppError where it is unknown, expired, revoked, for something else, or its trip is gone
 */
export async function tripOfLink(token: string | undefined, role: 'public' | 'calendar'): Promise<Trip> {
  const link = token === undefined ? undefined : await findLink(token)
  const trip = link?.role === role ? await readTrip(link.tripId) : undefined
  if (trip === undefined || trip.purgeAt != null) {
    throw new AppError('not-found', 'no such link', { message: 'This link is not valid any more' })
  }
  return trip
}
