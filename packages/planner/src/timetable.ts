import type { Point } from '@waymark/atlas/distance'
import type { DaySlot } from './day-slot.ts'
import { isOutdoors } from './outdoors.ts'
import { isDayTrip, type Stop } from './stop.ts'
import { type Leg, legBetween } from './travel.ts'

export interface TimedStop {
  readonly stop: Stop
  /** Minutes after midnight. */
  readonly begins: number
  readonly ends: number
  /** The way there from the stop before or from the middle of town. */
  readonly leg: Leg
}

const LUNCH_FROM = 12 * 60
const LUNCH_BEFORE = 14 * 60
const LUNCH_MINUTES = 60
const AFTERNOON_FROM = 13 * 60 + 30
const EVENING_FROM = 18 * 60 + 30
const EVENING_LATEST = 21 * 60
/** Around noon days of heat or rain are spent under a roof. */
export const NOON_REST = { from: 12 * 60 + 30, to: 15 * 60 } as const
const DAY_TRIP_START = 8 * 60
const DAY_TRIP_TURN = 17 * 60
const QUARTER = 15

const toQuarter = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER

/** An excursion takes the day as it comes; whatever else is in the open avoids noon. */
const isAtNoon = (begins: number, stop: Stop): boolean =>
  begins < NOON_REST.to && begins + stop.place.stayMinutes > NOON_REST.from && isOutdoors(stop) && !isDayTrip(stop)

/** Times for stops in their order, with an hour for lunch around noon; undefined when they do not fit into the day. */
export function timeStops(slot: DaySlot, from: Point, stops: readonly Stop[]): TimedStop[] | undefined {
  const timed: TimedStop[] = []
  let now = slot.start
  let at = from
  let hasEaten = slot.start >= LUNCH_BEFORE
  for (const stop of stops) {
    const leg = legBetween(at, stop.place)
    let begins = toQuarter(now + leg.minutes)
    if (
      !hasEaten &&
      (begins >= LUNCH_FROM || begins + stop.place.stayMinutes > LUNCH_BEFORE) &&
      begins >= LUNCH_FROM - 30
    ) {
      begins = toQuarter(now + LUNCH_MINUTES + leg.minutes)
      hasEaten = true
    }
    if (stop.bestTime === 'afternoon' && begins < AFTERNOON_FROM) {
      begins = AFTERNOON_FROM
      hasEaten = true
    }
    if (slot.restsAtNoon && isAtNoon(begins, stop)) {
      begins = NOON_REST.to
      hasEaten = true
    }
    const ends = begins + stop.place.stayMinutes
    if (ends > slot.end) return undefined
    if (ends > LUNCH_BEFORE) hasEaten = true
    timed.push({ stop, begins, ends, leg })
    now = ends
    at = stop.place
  }
  return timed
}

/** Where and when the traveller is free for the evening. */
interface Freedom {
  readonly at: Point
  readonly from: number
}

function timeEveningFrom(slot: DaySlot, { at, from }: Freedom, stop: Stop): TimedStop | undefined {
  const leg = legBetween(at, stop.place)
  const begins = toQuarter(Math.max(EVENING_FROM, from + leg.minutes))
  const ends = begins + stop.place.stayMinutes
  return begins > EVENING_LATEST || ends > slot.bedtime ? undefined : { stop, begins, ends, leg }
}

/** The evening stop after the others; undefined when it would begin too late or keep the traveller up too long. */
export function timeEvening(
  slot: DaySlot,
  timed: readonly TimedStop[],
  from: Point,
  stop: Stop,
): TimedStop | undefined {
  const last = timed.at(-1)
  return timeEveningFrom(slot, { at: last?.stop.place ?? from, from: last?.ends ?? 0 }, stop)
}

/**
 * A day out of town: leaves early. A single sight takes as long as it takes; two must leave time to come back. Undefined
 * when the traveller would not be back before the night.
 */
export function timeDayTrip(slot: DaySlot, from: Point, stops: readonly Stop[]): TimedStop[] | undefined {
  const start = Math.min(slot.start, DAY_TRIP_START)
  const end = stops.length === 1 ? slot.bedtime : DAY_TRIP_TURN
  const timed = timeStops({ ...slot, start, end }, from, stops)
  return timed && backFrom(timed, from) <= slot.bedtime ? timed : undefined
}

/** When the traveller is back in town after the last of some stops. */
export function backFrom(timed: readonly TimedStop[], town: Point): number {
  const last = timed.at(-1)
  return last ? toQuarter(last.ends + legBetween(last.stop.place, town).minutes) : 0
}

const REST_MINUTES = 30

/** The evening in town after an excursion, and after a rest; undefined when it would begin too late or take too long. */
export const timeEveningBack = (
  slot: DaySlot,
  timed: readonly TimedStop[],
  town: Point,
  stop: Stop,
): TimedStop | undefined => timeEveningFrom(slot, { at: town, from: backFrom(timed, town) + REST_MINUTES }, stop)
