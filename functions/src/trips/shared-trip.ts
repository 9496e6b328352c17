import { findCity, shownName } from '@waymark/atlas/find-city'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { SharedTrip } from '@waymark/contract/trips/shared-trip-calls'
import { highlightsLeft } from '@waymark/domain/day-words'
import { dailyItinerary, datesOfDays, planOf, type StoredPlan } from '@waymark/domain/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import { publicMeal } from '@waymark/planner/food-tips'
import { publicTips } from '@waymark/planner/public-tips'
import { AppError } from '../platform/app-error.ts'
import { findLink } from './trip-links-store.ts'
import { readTrip } from './trips-store.ts'

/** Stops that public links do not show. */
const PRIVATE: ReadonlySet<Stop['kind']> = new Set(['booking', 'sleep', 'note'])

/** Whether a text names the city that the travellers set out from, unless it is where they go. */
function homeNamer({ departureCity, place }: Trip): (text: string) => boolean {
  const city = findCity(departureCity)
  const [head = ''] = departureCity.split(/[,;(|/]/)
  const here = nameKey(place.name)
  const names = new Set([departureCity, head, ...(city ? [city.name, shownName(city)] : [])].map(nameKey))
  const homes = [...names].filter((name) => name !== '' && name !== here)
  return (text) => {
    const key = nameKey(text)
    // Only scripts with spaces between words tell where a name ends.
    return homes.some((name) => (/[a-z]/.test(name) ? ` ${key} `.includes(` ${name} `) : key.includes(name)))
  }
}

/**
 * The stops and days of a trip without what tells where its people live: the ways on its first and last day, which name
 * home or a flight from there, and what else names it, and without what they must not eat.
 */
function publicPlan(trip: Trip): StoredPlan {
  const { stops, days } = planOf(trip)
  const namesHome = homeNamer(trip)
  const dated = datesOfDays(trip)
  const ends = new Set<number | null>([dated[0]?.key ?? null, dated.at(-1)?.key ?? null])
  const isShown = ({ kind, bookingId, day, title, place }: Stop): boolean =>
    !PRIVATE.has(kind) &&
    bookingId === null &&
    !(kind === 'travel' && ends.has(day)) &&
    !namesHome(title) &&
    !(place !== null && namesHome(place.name))
  const shown = Object.entries(stops).flatMap(([id, stop]) =>
    isShown(stop) ? [[id, namesHome(stop.description) ? { ...stop, description: '' } : stop] as const] : [],
  )
  const without = (text: string, instead = ''): string => (namesHome(text) ? instead : text)
  const meal = (text: string): string => publicMeal(without(text), trip.itinerary.tips)
  const told = Object.entries(days).map(([key, day]) => [
    key,
    {
      ...day,
      theme: without(day.theme, trip.place.name),
      breakfast: meal(day.breakfast),
      lunch: meal(day.lunch),
      dinner: meal(day.dinner),
    },
  ])
  return { stops: Object.fromEntries(shown), days: Object.fromEntries(told) as StoredPlan['days'] }
}

/** The public view of a trip: an explicit list of fields, so that fields added later stay private. */
export function sharedTrip(trip: Trip): SharedTrip {
  const { title, destination, startDate, endDate, place, itinerary } = trip
  const namesHome = homeNamer(trip)
  const highlights = highlightsLeft(itinerary.overview.highlights, planOf(trip).stops)
  const publicDays = dailyItinerary({ ...trip, ...publicPlan(trip) })
  return {
    title,
    destination,
    startDate,
    endDate,
    place,
    itinerary: {
      overview: { highlights: highlights.filter((text) => !namesHome(text)) },
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
