import type { Point } from '@waymark/atlas/distance'
import { type AtlasStop, isAskedFor } from './atlas-stops.ts'
import type { CandidatePool } from './candidate-pool.ts'
import type { DaySlot } from './day-slot.ts'
import { eveningAfter, outingDays, pickOuting } from './outing.ts'
import { isDayTrip, isOutOfTown, type Stop } from './stop.ts'
import { type TimedStop, timeStops } from './timetable.ts'
import { pickTownDay } from './town-day.ts'
import { suitsWeather } from './weather-needs.ts'

export interface PickedDay {
  readonly timed: readonly TimedStop[]
  readonly evening: TimedStop | undefined
  /** What follows the first stop after an excursion, on days that somebody else has timed. */
  readonly later?: readonly TimedStop[]
  /** Where the day leads, when it leads out of town. */
  readonly outing?: string
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
/** Whoever has come only for one sight gets up for it and comes back late. */
const WIDE_DAY = { start: 8 * 60, end: 20 * 60 } as const

/** Puts what the traveller asked for on the longest day that it can be visited, when no day has it by itself. */
function withAsked(
  slots: readonly DaySlot[],
  days: PickedDay[],
  { places, outings }: CandidatePool,
  centre: Point,
): PickedDay[] {
  const asked = [...places, ...outings.flatMap(({ stops }) => stops)].find(isAskedFor)
  if (!asked || stopsOf(days).some(({ place }) => place.name === asked.place.name)) return days
  for (const slot of slots.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const start = slot.arrival === undefined && slot.move === undefined ? WIDE_DAY.start : slot.start
    const end = slot.departure === undefined ? WIDE_DAY.end : slot.departure - 60
    const timed = timeStops({ ...slot, start, end, restsAtNoon: false }, centre, [asked])
    if (!timed) continue
    const outing = isOutOfTown(asked, centre) ? { outing: asked.place.name } : {}
    return days.map((day, index) => (slots[index] === slot ? { timed, evening: undefined, ...outing } : day))
  }
  return days
}

/**
 * Gives each day at a base the places that belong together: the most wanted one that is open, and its neighbours, in an
 * order that can be walked or ridden and fits the hours of the day; now and then a day out. No place comes twice.
 */
export function pickDays(slots: readonly DaySlot[], pool: CandidatePool, options: PickOptions): PickedDay[] {
  const { centre, pace } = options
  let { places, outings } = pool
  let centsLeft = options.admissionsCents
  const mustLeave = outings.some(({ stops }) => stops.some(isAskedFor))
  const daysOut = outingDays(slots, outings.length, places.length, mustLeave)

  const take = (day: PickedDay): PickedDay => {
    const taken = new Set(stopsOf([day]))
    places = places.filter((stop) => !taken.has(stop))
    outings = outings.flatMap((outing) => {
      const stops = outing.stops.filter((stop) => !taken.has(stop))
      return stops.length === 0 ? [] : [{ ...outing, stops }]
    })
    centsLeft -= costOf([day])
    return day
  }

  const days = slots.map((slot, index): PickedDay => {
    const daysLeft = slots.length - index
    const cents = Math.min(centsLeft, (centsLeft / daysLeft) * DAY_SHARE)
    const suits = (stop: AtlasStop) => {
      if (stop.hoursOn(slot.date)?.length === 0) return false
      return isAskedFor(stop) || (stop.place.costCents <= cents && suitsWeather(stop, slot.weather))
    }
    const open = places.filter(suits)
    const picked = daysOut.has(slot.day) ? pickOuting(slot, centre, outings, cents, suits) : undefined
    if (picked) {
      const { outing, timed } = picked
      outings = outings.filter((other) => other !== outing)
      const left = cents - costOf([{ timed, evening: undefined }])
      const affordable = open.filter(({ place }) => place.costCents <= left)
      return take({ timed, evening: eveningAfter(slot, centre, timed, affordable), outing: outing.name })
    }
    const evenShare = Math.ceil(places.filter((stop) => !isDayTrip(stop)).length / daysLeft)
    const isShort = slot.role === 'arrival' || slot.role === 'departure'
    const quota = slot.isEasy ? 1 : Math.max(1, Math.min(pace, isShort ? HALF_DAY_STOPS : Math.max(2, evenShare)))
    const { timed, evening } = pickTownDay({ slot, centre, quota, open, cents })
    return take({ timed, evening })
  })
  return withAsked(slots, days, pool, centre)
}
