import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { SharedTrip } from '@waymark/contract/trips/trip-link'
import { dailyItinerary, planOf } from '@waymark/domain/itinerary'

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
