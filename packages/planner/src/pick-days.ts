import type { Point } from '@waymark/atlas/distance'
import type { AtlasStop } from './atlas-stops.ts'
import type { DaySlot } from './day-slot.ts'
import { eveningAfter, excursionDays, pickExcursion } from './excursion.ts'
import { isDayTrip, type Stop } from './stop.ts'
import type { TimedStop } from './timetable.ts'
import { pickTownDay } from './town-day.ts'
import { suitsWeather } from './weather-needs.ts'

export interface PickedDay {
  readonly timed: readonly TimedStop[]
  readonly evening: TimedStop | undefined
  /** What follows the first stop after an excursion, on days that somebody else has timed. */
  readonly later?: readonly TimedStop[]
}

/** All that happens on the days. */
export const stopsOf = (days: readonly PickedDay[]): Stop[] =>
  days.flatMap(({ timed, evening }) => [...timed, ...(evening ? [evening] : [])].map(({ stop }) => stop))

/** What all admissions of the days cost together. */
export const costOf = (days: readonly PickedDay[]): number =>
  stopsOf(days).reduce((sum, stop) => sum + stop.place.costCents, 0)

export interface PickOptions {
  /** Where the traveller stays: the middle of town. */
  readonly centre: Point
  /** Stops by daylight on a full day. */
  readonly pace: number
  /** What all admissions together may cost. */
  readonly admissionsCents: number
}

/** A day may spend this many times its even share of the admissions, as long as the trip as a whole stays within. */
const DAY_SHARE = 2.5
/** By daylight on a day that begins or ends with the journey. */
const HALF_DAY_STOPS = 2

/**
 * Gives each day the places that belong together: the most wanted one that is open, and its neighbours, in an order
 * that can be walked or ridden and fits the hours of the day. No place comes twice.
 */
export function pickDays(slots: readonly DaySlot[], stops: readonly AtlasStop[], options: PickOptions): PickedDay[] {
  const { centre, pace } = options
  let pool = stops
  let centsLeft = options.admissionsCents
  const tripDays = excursionDays(slots, stops.filter(isDayTrip).length)

  const take = (day: PickedDay): PickedDay => {
    const taken = new Set(stopsOf([day]))
    pool = pool.filter((stop) => !taken.has(stop))
    centsLeft -= costOf([day])
    return day
  }

  return slots.map((slot, index): PickedDay => {
    const daysLeft = slots.length - index
    const cents = Math.min(centsLeft, (centsLeft / daysLeft) * DAY_SHARE)
    const open = pool.filter(
      (stop) =>
        !stop.closed.includes(slot.weekday) && stop.place.costCents <= cents && suitsWeather(stop, slot.weather),
    )
    const trip = tripDays.has(slot.day) && pickExcursion(slot, centre, open.filter(isDayTrip), cents)
    const inTown = open.filter((stop) => !isDayTrip(stop))
    if (trip) {
      const left = cents - costOf([{ timed: trip, evening: undefined }])
      const affordable = inTown.filter(({ place }) => place.costCents <= left)
      return take({ timed: trip, evening: eveningAfter(slot, centre, trip, affordable) })
    }

    const evenShare = Math.ceil(pool.filter((stop) => !isDayTrip(stop)).length / daysLeft)
    const isShort = slot.role === 'arrival' || slot.role === 'departure'
    const quota = Math.max(1, Math.min(pace, isShort ? HALF_DAY_STOPS : evenShare))
    const { timed, evening } = pickTownDay({ slot, centre, quota, open: inTown, cents })
    return take({ timed, evening })
  })
}
