import type { Point } from '../atlas/distance.ts'
import type { DayFrame } from './day-frame.ts'
import type { Stop } from './stop.ts'
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
const NIGHT = 23 * 60 + 30
const DAY_TRIP_START = 8 * 60
const DAY_TRIP_TURN = 17 * 60
const QUARTER = 15

const toQuarter = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER

/** Times for stops in their order, with an hour for lunch around noon; undefined when they do not fit into the day. */
export function timeStops(frame: DayFrame, from: Point, stops: readonly Stop[]): TimedStop[] | undefined {
  const timed: TimedStop[] = []
  let now = frame.start
  let at = from
  let hasEaten = frame.start >= LUNCH_BEFORE
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
    const ends = begins + stop.place.stayMinutes
    if (ends > frame.end) return undefined
    if (ends > LUNCH_BEFORE) hasEaten = true
    timed.push({ stop, begins, ends, leg })
    now = ends
    at = stop.place
  }
  return timed
}

/** The evening stop after the others; undefined when it would begin too late or keep the traveller up too long. */
export function timeEvening(timed: readonly TimedStop[], from: Point, stop: Stop): TimedStop | undefined {
  const last = timed.at(-1)
  const leg = legBetween(last?.stop.place ?? from, stop.place)
  const begins = toQuarter(Math.max(EVENING_FROM, (last?.ends ?? 0) + leg.minutes))
  const ends = begins + stop.place.stayMinutes
  return begins > EVENING_LATEST || ends > NIGHT ? undefined : { stop, begins, ends, leg }
}

/**
 * A day out of town: leaves early. A single sight takes as long as it takes; two must leave time to come back, otherwise
 * undefined.
 */
export function timeDayTrip(frame: DayFrame, from: Point, stops: readonly Stop[]): TimedStop[] | undefined {
  const start = Math.min(frame.start, DAY_TRIP_START)
  const end = stops.length === 1 ? NIGHT : DAY_TRIP_TURN
  return timeStops({ ...frame, start, end }, from, stops)
}

/** When the traveller is back in town after the last of some stops. */
export function backFrom(timed: readonly TimedStop[], town: Point): number {
  const last = timed.at(-1)
  return last ? toQuarter(last.ends + legBetween(last.stop.place, town).minutes) : 0
}
