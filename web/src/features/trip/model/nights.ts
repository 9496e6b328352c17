import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays, planOf, stopsOfDay } from '@waymark/domain/itinerary'
import { stayOfNight } from './booked-nights.ts'

/** Nights at the same place, one after the other. */
export interface Night {
  /** The stay that the user has booked. */
  readonly stay: Booking | undefined
  /** The plan's general suggestion. */
  readonly suggestion: string
  readonly nights: number
}

/** The booked stay that is left on a day, where no stop says it. */
export const stayLeftOn = (trip: Trip, key: number, date: string, bookings: readonly Booking[]): Booking | undefined =>
  bookings.find(
    ({ type, status, endDate, title }) =>
      type === 'accommodation' &&
      status !== 'cancelled' &&
      endDate === date &&
      !stopsOfDay(trip, key).some((stop) => stop.kind === 'sleep' && stop.title.includes(title)),
  )

/**
 * Where one sleeps, by the key of the day after which one sleeps there for the first time. None where a stop of the day
 * says it.
 */
export function nightsOf(trip: Trip, bookings: readonly Booking[]): ReadonlyMap<number, Night> {
  const found = new Map<number, Night>()
  let first: number | undefined
  let last: string | undefined
  for (const { key, date } of datesOfDays(trip)) {
    const stay = stayOfNight(bookings, date)
    const suggestion = stay === undefined ? (planOf(trip).days[key]?.accommodation ?? '') : ''
    const bed = stay?.id ?? suggestion
    const stops = stopsOfDay(trip, key)
    const night = first === undefined ? undefined : found.get(first)
    if (bed === last && night !== undefined && first !== undefined) {
      // After the last day one sleeps at home.
      if (date < trip.endDate) found.set(first, { ...night, nights: night.nights + 1 })
    } else if (bed !== last) {
      const isSaid =
        stay === undefined
          ? stops.some(({ kind }) => kind === 'sleep')
          : stops.some(({ bookingId }) => bookingId === stay.id)
      first = bed === '' || isSaid ? undefined : key
      if (first !== undefined) found.set(first, { stay, suggestion, nights: 1 })
    }
    last = bed
  }
  return found
}
