import type { Point } from '@waymark/atlas/distance'
import { type AtlasStop, costOfOthers, isAskedFor } from './atlas-stops.ts'
import type { CandidatePool } from './candidate-pool.ts'
import type { DaySlot } from './day-slot.ts'
import { eveningAfter, outingCounts, outingDays, pickOuting } from './outing.ts'
import { type PickedDay, stopsOf } from './picked-day.ts'
import { isDayTrip, isOutOfTown } from './stop.ts'
import { timeStops } from './timetable.ts'
import { roomIn, topUpDays } from './top-up-days.ts'
import { pickTownDay } from './town-day.ts'
import { legBetween } from './travel.ts'
import { suitsWeather } from './weather-needs.ts'

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
/** Longest stay on the day after a night in the air. */
const EASY_MINUTES = 120
/** By daylight on a day that begins or ends with the journey. */
const HALF_DAY_STOPS = 2
/** Anyone who has come only for one sight gets up for it and comes back late. */
const WIDE_DAY = { start: 8 * 60, end: 20 * 60 } as const

/** A short look is better than none on a trip without a day for the whole. */
const SHORTER_STAYS = [1, 0.6, 0.35] as const

const askedIn = ({ places, outings }: CandidatePool): AtlasStop | undefined =>
  [...places, ...outings.flatMap(({ stops }) => stops)].find(isAskedFor)

/** Puts what the traveller asked for on the longest day that it can be visited, when no day has it by itself. */
function withAsked(slots: readonly DaySlot[], days: PickedDay[], pool: CandidatePool, centre: Point): PickedDay[] {
  const asked = askedIn(pool)
  if (!asked || stopsOf(days).some(({ place }) => place.name === asked.place.name)) return days
  const rested = (slot: DaySlot): number => (slot.isEasy ? 0 : slot.end - slot.start)
  const longest = slots.toSorted((a, b) => rested(b) - rested(a))
  const isOut = isOutOfTown(asked, centre)
  const wayBack = isOut ? legBetween(asked.place, centre).minutes : 0
  // Whoever has no time to come back to town leaves for home from there.
  for (const [share, way] of [wayBack, 0].flatMap((way) => SHORTER_STAYS.map((share) => [share, way] as const))) {
    const stayMinutes = Math.ceil((asked.place.stayMinutes * share) / 15) * 15
    const stop = { ...asked, place: { ...asked.place, stayMinutes } }
    for (const slot of longest) {
      const start = slot.arrival === undefined && slot.move === undefined ? WIDE_DAY.start : slot.start
      const end = slot.departure === undefined ? WIDE_DAY.end : slot.departure - 60 - way
      const timed = timeStops({ ...slot, start, end, restsAtNoon: false }, centre, [stop])
      if (!timed) continue
      const outing = isOut ? { outing: asked.place.name } : {}
      return days.map((day, index) => (slots[index] === slot ? { timed, evening: undefined, ...outing } : day))
    }
  }
  return days
}

/** A short stay. What one has come for waits for a day with open eyes. */
const isEasyEnough = (stop: AtlasStop): boolean => !isAskedFor(stop) && stop.place.stayMinutes <= EASY_MINUTES

/** What days out of a pool leave over. */
interface PickedDays {
  readonly days: PickedDay[]
  readonly places: readonly AtlasStop[]
  readonly cents: number
}

/** The days with so many of them out of town. */
function pickWith(slots: readonly DaySlot[], pool: CandidatePool, options: PickOptions, count: number): PickedDays {
  const { centre, pace } = options
  let { places, outings } = pool
  const asked = askedIn(pool)
  // What was asked for is paid in any case, on whatever day it is open.
  let centsLeft = Math.max(0, options.admissionsCents - (asked?.place.costCents ?? 0))
  const mustLeave = outings.some(({ stops }) => stops.some(isAskedFor))
  const daysOut = outingDays(slots, count, mustLeave)

  const take = (day: PickedDay): PickedDay => {
    const taken = new Set(stopsOf([day]).map(({ place }) => place.name))
    places = places.filter(({ place }) => !taken.has(place.name))
    outings = outings.flatMap((outing) => {
      const stops = outing.stops.filter(({ place }) => !taken.has(place.name))
      return stops.length === 0 ? [] : [{ ...outing, stops }]
    })
    centsLeft -= costOfOthers(stopsOf([day]))
    return day
  }

  const picked = slots.map((slot, index): PickedDay => {
    const daysLeft = slots.length - index
    const cents = Math.min(centsLeft, (centsLeft / daysLeft) * DAY_SHARE)
    const suits = (stop: AtlasStop) => {
      if (stop.hoursOn(slot.date)?.length === 0 || (slot.isEasy && !isEasyEnough(stop))) return false
      return isAskedFor(stop) || (stop.place.costCents <= cents && suitsWeather(stop, slot.weather))
    }
    const open = places.filter(suits)
    const out = daysOut.has(slot.day) ? pickOuting(slot, centre, outings, cents, suits) : undefined
    if (out) {
      const { outing, name, timed } = out
      outings = outings.filter((other) => other !== outing)
      const left = cents - costOfOthers(timed.map(({ stop }) => stop))
      const affordable = open.filter(({ place }) => place.costCents <= left)
      return take({ timed, evening: eveningAfter(slot, centre, timed, affordable), outing: name })
    }
    const evenShare = Math.ceil(places.filter((stop) => !isDayTrip(stop)).length / daysLeft)
    const isShort = slot.role === 'arrival' || slot.role === 'departure'
    const quota = slot.isEasy ? 1 : Math.max(1, Math.min(pace, isShort ? HALF_DAY_STOPS : Math.max(2, evenShare)))
    const { timed, evening } = pickTownDay({ slot, centre, quota, open, cents })
    return take({ timed, evening })
  })
  const days = withAsked(slots, picked, pool, centre)
  const taken = new Set(stopsOf(days).map(({ place }) => place.name))
  return { days, places: pool.places.filter(({ place }) => !taken.has(place.name)), cents: centsLeft }
}

/** Days out beyond which one more makes no day fuller are not tried. */
const TRIES_IN_VAIN = 2

/**
 * Gives each day at a base the places that belong together: the most wanted one that is open, and its neighbours, in an
 * order that can be walked or ridden and fits the hours of the day; now and then a day out, and more of them where the
 * places in town do not last. No place comes twice.
 */
export function pickDays(slots: readonly DaySlot[], pool: CandidatePool, options: PickOptions): PickedDay[] {
  const { centre } = options
  const [fewest, most] = outingCounts(slots, pool.outings, pool.places)
  let best: PickedDay[] | undefined
  let emptiest = Infinity
  let inVain = 0
  for (let count = fewest; count <= most && emptiest > 0 && inVain < TRIES_IN_VAIN; count++) {
    const { days, places, cents } = pickWith(slots, pool, options, count)
    const full = topUpDays(slots, days, { centre, places, cents })
    const empty = full.reduce((sum, day, index) => sum + roomIn(slots[index], day), 0)
    inVain = empty < emptiest ? 0 : inVain + 1
    if (empty < emptiest) [best, emptiest] = [full, empty]
  }
  return best ?? []
}
