import type { Point } from '@waymark/atlas/distance'
import { isAskedFor, isAtlasStop } from './atlas-stops.ts'
import type { DaySlot } from './day-slot.ts'
import { isOutdoors, isDayTrip, lightOf, type Stop } from './stop.ts'
import { hasLight, lightFrom } from './sun.ts'
import { type Leg, legBetween } from './travel.ts'
import { keepsKindsADay } from './wishes/daily-kinds.ts'
import { NOON_REST } from './wishes/midday-break.ts'

export interface TimedStop {
  readonly stop: Stop
  /** Minutes after midnight. */
  readonly begins: number
  readonly ends: number
  /** The leg from the previous stop, or from the town centre. */
  readonly leg: Leg
}

const LUNCH_FROM = 12 * 60
const LUNCH_BEFORE = 14 * 60
const LUNCH_MINUTES = 60
const AFTERNOON_FROM = 13 * 60 + 30
const EVENING_FROM = 18 * 60 + 30
const EVENING_LATEST = 21 * 60
/** Range of times for sunset and stars, which cannot be chosen. */
const LIGHT_LATEST = 22 * 60 + 30
const SUNSET_EARLIEST = 15 * 60 + 30
/** Longest wait for opening or light, including lunch; longer before an evening, with rest and dinner. */
const LONGEST_WAIT = 180
const LONGEST_WAIT_FOR_EVENING = 270
/** A winter sunset ends an afternoon, not a day. */
const EVENING_WAIT_FROM = 16 * 60
/** A rest at noon in hot places is not a gap. */
const NOON_REST_MINUTES = 60
/** Maximum idle time between the end of a visit and the next one, apart from the way. */
export const longestWait = (ended: number, begins: number, rests: boolean): number =>
  (begins >= EVENING_WAIT_FROM ? LONGEST_WAIT_FOR_EVENING : LONGEST_WAIT) +
  (rests && begins >= NOON_REST.to && ended < NOON_REST.to ? NOON_REST_MINUTES : 0)
const DAY_TRIP_START = 8 * 60
/** Who sleeps in does so on the day of an excursion, too. */
const LATE_RISING = 10 * 60
const DAY_TRIP_TURN = 17 * 60
/** A full excursion waits neither for a sunset nor for the end of a hot noon. */
const DAY_TRIP_BEGINS_BY = AFTERNOON_FROM
/** Visits of half a day are in the afternoon whenever they begin. */
const HALF_DAY_MINUTES = 210
const QUARTER = 15

const toQuarter = (minutes: number): number => Math.ceil(minutes / QUARTER) * QUARTER

/** Whether an outdoor stop is around noon, or any within the travellers' break; excursions do not count. */
function isAtNoon(begins: number, stop: Stop, { middayBreak }: DaySlot): boolean {
  const { from, to } = middayBreak ?? NOON_REST
  const isWithin = begins < to && begins + stop.place.stayMinutes > from
  return isWithin && (middayBreak !== undefined || isOutdoors(stop)) && !isDayTrip(stop)
}

/**
 * The first quarter of an hour from `from` on at which a stop is open for the whole visit; undefined if there is none.
 */
function opensFrom(stop: Stop, date: string, from: number): number | undefined {
  const spans = isAtlasStop(stop) ? stop.hoursOn(date) : undefined
  if (!spans) return from
  const starts = spans.flatMap(({ opens, closes }) => {
    const begins = toQuarter(Math.max(from, opens))
    return begins + stop.place.stayMinutes <= closes ? begins : []
  })
  return starts.length === 0 ? undefined : Math.min(...starts)
}

/** The first time with the light that a stop requires. */
function litFrom(stop: Stop, { sun }: DaySlot, from: number): number | undefined {
  const light = lightOf(stop)
  if (light === undefined) return from
  const first = lightFrom(light, sun, stop.place.stayMinutes)
  if (first === undefined) return undefined
  const begins = Math.max(from, Math.floor(first / QUARTER) * QUARTER)
  return hasLight(light, sun, begins, begins + stop.place.stayMinutes) ? begins : undefined
}

/** A day begins later rather than with hours of waiting, but still in the morning. */
const LATEST_START = 11 * 60

/** For a place that is wished for at its opening. */
const EARLIEST_START = 8 * 60

/** However early a visit is booked. */
const FIRST_VISIT = 6 * 60

/** To be there when the sun rises. */
const BEFORE_SUNRISE = 15

function beginsAt(slot: DaySlot, from: Point, [first]: readonly Stop[]): number {
  if (!first || !isAtlasStop(first) || slot.role !== 'full' || slot.isHalf === true) return slot.start
  const { early, wishedAt } = first
  if (wishedAt !== undefined)
    return Math.min(slot.start, Math.max(FIRST_VISIT, wishedAt - legBetween(from, first.place).minutes))
  if (early === undefined) return slot.start
  const leaves =
    early === 'sunrise' ? slot.sun.sunrise - BEFORE_SUNRISE - legBetween(from, first.place).minutes : EARLIEST_START
  return Math.min(slot.start, Math.floor(leaves / QUARTER) * QUARTER)
}

/** Schedules stops in the given order, with an hour for lunch; undefined if they do not fit into the day. */
export function timeStops(slot: DaySlot, from: Point, stops: readonly Stop[]): TimedStop[] | undefined {
  if (slot.kindsADay && !keepsKindsADay(slot.kindsADay, stops)) return undefined
  const timed: TimedStop[] = []
  const restsUntil = slot.middayBreak?.to ?? NOON_REST.to
  let now = beginsAt(slot, from, stops)
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
    if (stop.bestTime === 'afternoon' && begins < AFTERNOON_FROM && stop.place.stayMinutes < HALF_DAY_MINUTES) {
      begins = AFTERNOON_FROM
      hasEaten = true
    }
    let there = begins
    for (const earliest of [begins, restsUntil]) {
      const open = opensFrom(stop, slot.date, Math.max(begins, earliest))
      const lit = open === undefined ? undefined : litFrom(stop, slot, open)
      if (lit === undefined || opensFrom(stop, slot.date, lit) !== lit) return undefined
      there = lit
      if (!slot.restsAtNoon || !isAtNoon(there, stop, slot)) break
    }
    const rest = slot.restsAtNoon && there >= restsUntil && now < restsUntil ? NOON_REST_MINUTES : 0
    const tooLong = timed.length > 0 ? there - now - leg.minutes - LONGEST_WAIT - rest : 0
    if (tooLong > 0) {
      const start = toQuarter(slot.start + tooLong)
      return start <= LATEST_START ? timeStops({ ...slot, start }, from, stops) : undefined
    }
    if (there >= LUNCH_BEFORE) hasEaten = true
    begins = there
    const ends = begins + stop.place.stayMinutes
    if (ends > slot.end) return undefined
    if (ends > LUNCH_BEFORE) hasEaten = true
    timed.push({ stop, begins, ends, leg })
    now = ends
    at = stop.place
  }
  return timed
}

/** Where and when the evening can start, and since when the traveller is idle. */
interface Freedom {
  readonly at: Point
  readonly from: number
  readonly idleFrom: number
}

function timeEveningFrom(slot: DaySlot, { at, from, idleFrom }: Freedom, stop: Stop): TimedStop | undefined {
  const leg = legBetween(at, stop.place)
  const light = lightOf(stop)
  const byDay = Math.max(SUNSET_EARLIEST, Math.min(EVENING_FROM, slot.sun.sunset - stop.place.stayMinutes))
  const earliest = light === 'sunset' ? SUNSET_EARLIEST : light === 'daylight' ? byDay : EVENING_FROM
  // A winter sunset is in an afternoon, which may be kept free.
  const kept = slot.isHalf && slot.end < EVENING_WAIT_FROM ? EVENING_FROM : 0
  const open = opensFrom(stop, slot.date, toQuarter(Math.max(earliest, kept, from + leg.minutes)))
  const begins = open === undefined ? undefined : litFrom(stop, slot, open)
  if (begins === undefined || begins > (light ? LIGHT_LATEST : EVENING_LATEST)) return undefined
  const ends = begins + stop.place.stayMinutes
  if (idleFrom > 0 && begins - idleFrom - leg.minutes > longestWait(idleFrom, begins, false)) return undefined
  return ends > slot.bedtime || opensFrom(stop, slot.date, begins) !== begins ? undefined : { stop, begins, ends, leg }
}

const isOneTooMany = ({ kindsADay = [] }: DaySlot, timed: readonly TimedStop[], stop: Stop): boolean =>
  kindsADay.length > 0 && !keepsKindsADay(kindsADay, [...timed.map((other) => other.stop), stop])

/** Schedules the evening stop; undefined if it would start too late or end after bedtime. */
export function timeEvening(
  slot: DaySlot,
  timed: readonly TimedStop[],
  from: Point,
  stop: Stop,
): TimedStop | undefined {
  if (isOneTooMany(slot, timed, stop)) return undefined
  const last = timed.at(-1)
  // After an arrival there is no earlier start.
  const free = slot.arrival === undefined && slot.move === undefined ? 0 : slot.start
  return timeEveningFrom(
    slot,
    { at: last?.stop.place ?? from, from: last?.ends ?? free, idleFrom: last?.ends ?? 0 },
    stop,
  )
}

/** Latest return from an excursion. */
const BACK_BY = 21 * 60

/**
 * Schedules an excursion, leaving early. A single sight may take the whole day; several must leave time for the return.
 * Undefined if the return would be too late, or after the departure for home.
 */
export function timeDayTrip(slot: DaySlot, from: Point, stops: readonly Stop[]): TimedStop[] | undefined {
  const mayLeaveEarly = slot.role === 'full' && !slot.isHalf && slot.start < LATE_RISING
  const start = mayLeaveEarly ? Math.min(slot.start, DAY_TRIP_START) : slot.start
  const leavesToday = slot.departure !== undefined || slot.isHalf === true
  const end = leavesToday ? slot.end : stops.length === 1 ? slot.bedtime : DAY_TRIP_TURN
  // On excursions, a child sleeps on the way.
  const timed = timeStops({ ...slot, start, end, middayBreak: undefined }, from, stops)
  const isTooFar = (timed?.[0]?.leg.minutes ?? 0) > (slot.longestWay ?? Infinity)
  if (isTooFar && !stops.some(isAskedFor)) return undefined
  if (slot.role === 'full' && (timed?.[0]?.begins ?? 0) > DAY_TRIP_BEGINS_BY) return undefined
  const backBy = leavesToday ? slot.end : stops.length === 1 ? slot.bedtime : Math.min(BACK_BY, slot.bedtime)
  return timed && backFrom(timed, from) <= backBy ? timed : undefined
}

/** When the traveller is back in town after the last stop. */
export function backFrom(timed: readonly TimedStop[], town: Point): number {
  const last = timed.at(-1)
  return last ? toQuarter(last.ends + legBetween(last.stop.place, town).minutes) : 0
}

/** Whether a stop follows the return from an excursion without hours of waiting. */
export const followsReturn = (timed: readonly TimedStop[], town: Point, { begins }: TimedStop): boolean =>
  begins - backFrom(timed, town) <= longestWait(timed.at(-1)?.ends ?? 0, begins, true)

const REST_MINUTES = 30

/** Schedules an evening in town after an excursion and a rest; undefined if it would start or end too late. */
export function timeEveningBack(
  slot: DaySlot,
  timed: readonly TimedStop[],
  town: Point,
  stop: Stop,
): TimedStop | undefined {
  if (isOneTooMany(slot, timed, stop)) return undefined
  const back = backFrom(timed, town)
  return timeEveningFrom(slot, { at: town, from: back + REST_MINUTES, idleFrom: back }, stop)
}
