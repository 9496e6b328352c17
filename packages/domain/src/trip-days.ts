import { addDays } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { Trip } from '@waymark/contract/trips/trip'
import { BLANK_DAY, planOf, type Planned, tripLength } from './itinerary.ts'
import type { TripChange } from './trip-changes.ts'

/**
 * Whole days of a trip: to other dates, one more, one less, in another order. Days are numbers, so that other dates
 * leave the stops as they are, and so does a day behind the last one. All else renumbers many stops and is made by the server.
 */

/** The same days from another first day on. */
export const shiftDates = (trip: Pick<Trip, 'startDate' | 'endDate'>, startDate: string): TripChange => ({
  startDate,
  endDate: addDays(startDate, tripLength(trip) - 1),
})

/**
 * A day behind the last one; the same day twice is one day. Its texts are not written: by the time that this arrives there may
 * be a day of that number, with texts. With the first day, it is refused where the trip has moved to other dates meanwhile.
 */
export const appendDay = ({ startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>): TripChange => ({
  startDate,
  endDate: addDays(endDate, 1),
})

/** The change that gives each day another number; null makes ideas of its stops. */
function renumber(trip: Planned, length: number, numberOf: (day: number) => number | null): TripChange {
  const { days, stops } = planOf(trip)
  const renumbered = Object.fromEntries(
    Object.entries(days).flatMap(([day, planned]) => {
      const number = numberOf(Number(day))
      return number === null ? [] : [[number, planned] as const]
    }),
  )
  const numbers = new Set([...Object.keys(days), ...Object.keys(renumbered)])
  // Removed ones as well: who brings one back finds it on its day.
  const moved = Object.values(stops).flatMap(({ id, day }) => {
    const number = day === null ? null : numberOf(day)
    return number === day ? [] : [[`stops.${id}.day`, number] as const]
  })
  return {
    ...(length !== tripLength(trip) && { endDate: addDays(trip.startDate, length - 1) }),
    ...Object.fromEntries(
      [...numbers].filter((day) => days[day] !== renumbered[day]).map((day) => [`days.${day}`, renumbered[day]]),
    ),
    ...Object.fromEntries(moved),
  }
}

/** An empty day before `day`, or behind the last one; undefined when the trip is as long as it may be. */
export function insertDay(trip: Planned, day: number): TripChange | undefined {
  const length = tripLength(trip)
  if (length >= LIMITS.tripDays || day < 1 || day > length + 1) return undefined
  return { ...renumber(trip, length + 1, (number) => (number < day ? number : number + 1)), [`days.${day}`]: BLANK_DAY }
}

/** One day less; its stops become ideas. Undefined for a day that is not there, and for the only one. */
export function removeDay(trip: Planned, day: number): TripChange | undefined {
  const length = tripLength(trip)
  if (length === 1 || day < 1 || day > length) return undefined
  return renumber(trip, length - 1, (number) => (number === day ? null : number < day ? number : number - 1))
}

/** The day `from` becomes the day `to`, and those between move up or down. Undefined where one of them is not there. */
export function moveDay(trip: Planned, from: number, to: number): TripChange | undefined {
  const length = tripLength(trip)
  if ([from, to].some((day) => day < 1 || day > length)) return undefined
  return renumber(trip, length, (day) => {
    if (day === from) return to
    if (from < to) return day > from && day <= to ? day - 1 : day
    return day >= to && day < from ? day + 1 : day
  })
}
