import { addDays, daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { usualDays } from '@waymark/contract/trips/day-order'
import type { Trip } from '@waymark/contract/trips/trip'
import {
  activeStops,
  BLANK_DAY,
  datesOfDays,
  dayNumber,
  type Dated,
  planOf,
  type Planned,
  tripLength,
} from './itinerary.ts'
import { keysToPlace } from './order-key.ts'
import type { TripChange } from './trip-changes.ts'

/**
 * Changes of whole days: other dates, adding, removing and moving. Each writes a few fields and no stop, so that several
 * people can do it at the same time and offline: docs/decisions/089.
 */

/** The same days from another first day on. The stored `endDate` is that of the original days. */
export const shiftDates = (
  { startDate: from, endDate, plannedEnd = endDate }: Pick<Trip, 'startDate' | 'endDate' | 'plannedEnd'>,
  startDate: string,
): TripChange => ({ startDate, endDate: addDays(startDate, daysBetween(from, plannedEnd)) })

/** Puts a day at `index` among the others, whose order keys change only if there is no room between two. */
function place(trip: Dated, key: number, index: number): TripChange {
  const { dayOrder = usualDays(tripLength(trip)) } = trip
  const others = datesOfDays(trip)
    .filter((day) => day.key !== key)
    .map((day) => ({ id: String(day.key), order: dayOrder[day.key] ?? '' }))
  const orders = keysToPlace(String(key), others, index)
  return Object.fromEntries([...orders].map(([id, order]) => [`dayOrder.${id}`, order]))
}

const KEYS = Array.from({ length: LIMITS.tripDays }, (_, index) => index + 1)

/** How many stops and expenses refer to a day, including removed ones. */
const countOn = (trip: Planned & Pick<Trip, 'expenses'>, key: number): number =>
  [...Object.values(planOf(trip).stops), ...Object.values(trip.expenses ?? {})].filter(({ day }) => day === key).length

/**
 * Adds an empty day with the number `number`; undefined if the trip has as many days as it may. Its key is drawn from the
 * unused ones, so that two people who add a day at the same time add two. If all are used, it is that of the removed day with
 * the fewest stops and expenses, whose stops become ideas for good.
 * @param random returns a number from 0 up to 1
 */
export function insertDay(
  trip: Planned & Pick<Trip, 'expenses'>,
  number: number,
  random: () => number = Math.random,
): TripChange | undefined {
  const length = tripLength(trip)
  if (length >= LIMITS.tripDays || number < 1 || number > length + 1) return undefined
  const { dayOrder = usualDays(length) } = trip
  const { days } = planOf(trip)
  const unused = KEYS.filter(
    (key) => dayOrder[key] === undefined && days[key] === undefined && countOn(trip, key) === 0,
  )
  const free = unused[Math.floor(random() * unused.length)]
  if (free !== undefined) return place(trip, free, number - 1)
  const removed = KEYS.filter((key) => dayNumber(trip, key) === null)
  const [again = 0] = removed.toSorted((a, b) => countOn(trip, a) - countOn(trip, b))
  const left = activeStops(trip).filter(({ day }) => day === again)
  return {
    ...place(trip, again, number - 1),
    [`removedDays.${again}`]: false,
    [`days.${again}`]: BLANK_DAY,
    ...Object.fromEntries(left.map(({ id }) => [`stops.${id}.day`, null])),
  }
}

/** Removes a day; its stops count as ideas. Undefined for a day that is not there, and for the only one. */
export function removeDay(trip: Dated, key: number | null): TripChange | undefined {
  return tripLength(trip) === 1 || dayNumber(trip, key) === null ? undefined : { [`removedDays.${key}`]: true }
}

/** Gives a day the number `to`; those between move up or down. Undefined if the trip has no such day or number. */
export function moveDay(trip: Dated, key: number | null, to: number): TripChange | undefined {
  if (key === null || dayNumber(trip, key) === null || to < 1 || to > tripLength(trip)) return undefined
  return place(trip, key, to - 1)
}
