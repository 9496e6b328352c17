import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { SharedTrip } from '@waymark/contract/trips/shared-trip'
import { dailyItinerary, planOf } from '@waymark/domain/itinerary'
import { publicTips } from '@waymark/planner/public-tips'
import { AppError } from '../platform/app-error.ts'
import { findLink } from './trip-links-store.ts'
import { readTrip } from './trips-store.ts'

/** Stops that public links do not show. */
const PRIVATE: ReadonlySet<Stop['kind']> = new Set(['booking', 'sleep', 'note'])

/** The public view of a trip: an explicit list of fields, so that fields added later stay private. */
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
      tips: publicTips(place, itinerary.tips),
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
 * The trip of a public or calendar link.
 * @param token undefined if it was malformed
 * @throws AppError if it is unknown, expired, revoked or of another kind, or the trip is gone
 */
export async function tripOfLink(token: string | undefined, role: 'public' | 'calendar'): Promise<Trip> {
  const link = token === undefined ? undefined : await findLink(token)
  const trip = link?.role === role ? await readTrip(link.tripId) : undefined
  if (trip === undefined || trip.purgeAt != null) {
    throw new AppError('not-found', 'no such link', { message: 'This link is not valid any more' })
  }
  return trip
}
