import { kmBetween } from '@waymark/atlas/distance'
import type { OpenSpan } from '@waymark/atlas/opening-hours'
import type { Stop } from '@waymark/contract/trips/stop'
import { clockOf, endOf, minutesOf } from '@waymark/domain/stop-times'
import { REACH } from './reach.ts'
import { hasLight, type Light, lightFrom, lightIn, type SunTimes } from './sun.ts'

/** A fault of a stop that people edit, with what would fix it. */
export type StopFault =
  /** Closed all day. `openOn` is the nearest day of the trip on which it is open. */
  | { readonly rule: 'closed'; readonly stop: Stop; readonly openOn: number | undefined }
  /** Open, but not at that time. `startsAt` is a possible time; undefined if it never opens long enough. */
  | {
      readonly rule: 'hours'
      readonly stop: Stop
      readonly hours: readonly OpenSpan[]
      readonly startsAt: string | undefined
    }
  | { readonly rule: 'too-far-apart'; readonly stop: Stop; readonly before: Stop; readonly km: number }
  /** Needs daylight, or the light its title promises. */
  | {
      readonly rule: 'light'
      readonly stop: Stop
      readonly wants: Light | 'daylight'
      readonly sun: SunTimes
      readonly startsAt: string | undefined
    }
  /** Starts before the arrival at the destination. */
  | { readonly rule: 'before-arrival'; readonly stop: Stop; readonly arrival: Stop; readonly startsAt: string }
  /** Ends after the way home has begun. `startsAt` is in free time before it; undefined if there is none. */
  | {
      readonly rule: 'after-departure'
      readonly stop: Stop
      readonly departure: Stop
      readonly startsAt: string | undefined
    }

/** Opening hours of a stop on a day: empty when closed, null for places that are always open, undefined if unknown. */
export type HoursOfStop = (stop: Stop, day: number) => readonly OpenSpan[] | null | undefined

interface DayOfStops {
  /** Counted from 1. */
  readonly day: number
  /** Number of days of the trip. */
  readonly length: number
  /** The day's stops in order. */
  readonly stops: readonly Stop[]
  readonly hoursOf: HoursOfStop
  /** The sun's times on that day. Called only if a stop needs light. */
  readonly sun: () => SunTimes
}

const USUAL_MINUTES = 60

/** The trip's days, nearest to `day` first. */
const daysFrom = (day: number, length: number): number[] =>
  Array.from({ length }, (_, index) => index + 1)
    .filter((other) => other !== day)
    .toSorted((a, b) => Math.abs(a - day) - Math.abs(b - day) || a - b)

const isOpen = (hours: readonly OpenSpan[] | null | undefined): boolean => hours === null || (hours?.length ?? 0) > 0

function checkHours(stop: Stop, { day, length, hoursOf }: DayOfStops): StopFault[] {
  const hours = hoursOf(stop, day)
  if (hours === null || hours === undefined) return []
  if (hours.length === 0) {
    return [{ rule: 'closed', stop, openOn: daysFrom(day, length).find((other) => isOpen(hoursOf(stop, other))) }]
  }
  if (stop.startsAt === null) return []
  const starts = minutesOf(stop.startsAt)
  const stays = stop.minutes ?? USUAL_MINUTES
  if (hours.some(({ opens, closes }) => starts >= opens && starts + stays <= closes)) return []
  // The smallest change.
  const [nearest] = hours
    .filter(({ opens, closes }) => closes - opens >= stays && opens < 24 * 60)
    .map(({ opens, closes }) => Math.min(Math.max(starts, opens), closes - stays))
    .toSorted((a, b) => Math.abs(a - starts) - Math.abs(b - starts))
  return [{ rule: 'hours', stop, hours, startsAt: nearest === undefined ? undefined : clockOf(nearest) }]
}

/** Outdoor kinds without artificial light. */
const BY_DAYLIGHT: ReadonlySet<string> = new Set([
  'beach',
  'garden',
  'island',
  'national park',
  'nature',
  'park',
  'ruins',
])

/** Minutes of twilight after sunset and before sunrise. */
const TWILIGHT = 20
const STEP = 5

/** A fault of a visit that needs daylight; undefined if it has some, or no time of that day would do. */
function daylightFault(stop: Stop, sun: SunTimes, begins: number, stays: number): StopFault | undefined {
  const { light, sunrise, sunset } = sun
  if (light !== 'day and night') return undefined
  const isEarly = begins + stays <= sunrise - TWILIGHT
  if (!isEarly && begins < sunset + TWILIGHT) return undefined
  const better = isEarly
    ? Math.ceil(sunrise / STEP) * STEP
    : Math.max(Math.floor((sunset - stays) / STEP) * STEP, Math.ceil(sunrise / STEP) * STEP)
  return { rule: 'light', stop, wants: 'daylight', sun, startsAt: clockOf(better) }
}

function checkLight(stop: Stop, { sun }: DayOfStops): StopFault[] {
  if (stop.startsAt === null || stop.kind !== 'sight') return []
  const begins = minutesOf(stop.startsAt)
  const stays = stop.minutes ?? USUAL_MINUTES
  const promised = lightIn(`${stop.title}. ${stop.place?.name ?? ''}`)
  if (promised === undefined) {
    if (!BY_DAYLIGHT.has(stop.place?.kind ?? '')) return []
    return [daylightFault(stop, sun(), begins, stays)].filter((fault) => fault !== undefined)
  }
  const times = sun()
  if (hasLight(promised, times, begins, begins + stays)) return []
  const better = lightFrom(promised, times, stays)
  const startsAt =
    better === undefined || better < 0 || better >= 24 * 60 ? undefined : clockOf(Math.ceil(better / STEP) * STEP)
  return [{ rule: 'light', stop, wants: promised, sun: times, startsAt }]
}

/**
 * @param before the previous stop with a place
 * @param within the last stop that was not too far away: after a single outlier, the day continues where it was
 */
function checkWay(before: Stop | undefined, within: Stop | undefined, stop: Stop): StopFault[] {
  if (before === undefined || stop.place === null || before.place === null) return []
  const isNear = [before, within].some((other) => {
    if (other === undefined || other.place === null || stop.place === null) return false
    return [other.place.kind, stop.place.kind].includes('day trip') || kmBetween(other.place, stop.place) <= REACH.leg
  })
  return isNear ? [] : [{ rule: 'too-far-apart', stop, before, km: kmBetween(before.place, stop.place) }]
}

/** The arrival is the first travel stop of the first day. */
function checkArrival(stop: Stop, { day, stops }: DayOfStops): StopFault[] {
  if (day !== 1 || stop.startsAt === null || stop.kind === 'travel' || stop.kind === 'note') return []
  const arrival = stops.find(({ kind, startsAt }) => kind === 'travel' && startsAt !== null)
  const arrives = arrival && endOf(arrival)
  if (arrival === undefined || arrives === undefined || arrives >= 24 * 60) return []
  if (minutesOf(stop.startsAt) >= arrives) return []
  return [{ rule: 'before-arrival', stop, arrival, startsAt: clockOf(arrives) }]
}

/** When sights usually open, in minutes. */
const MORNING = 9 * 60

/** The first free time within a span that is long enough; stops are left and reached in no time. */
function freeIn({ opens, closes }: OpenSpan, stays: number, stops: readonly Stop[]): number | undefined {
  const busy = stops
    .flatMap((stop) => (stop.startsAt === null ? [] : [{ from: minutesOf(stop.startsAt), to: endOf(stop) ?? closes }]))
    .toSorted((a, b) => a.from - b.from)
  let free = Math.max(opens, MORNING)
  for (const { from, to } of busy) {
    if (from - free >= stays) break
    free = Math.max(free, to)
  }
  return free + stays <= closes ? free : undefined
}

/** The way home is the last travel stop of the last day. */
function checkDeparture(stop: Stop, { day, length, stops, hoursOf }: DayOfStops): StopFault[] {
  if (day !== length || stop.startsAt === null || stop.kind === 'travel' || stop.kind === 'note') return []
  const departure = stops.findLast(({ kind, startsAt }) => kind === 'travel' && startsAt !== null)
  if (departure?.startsAt == null) return []
  const leaves = minutesOf(departure.startsAt)
  const stays = stop.minutes ?? USUAL_MINUTES
  // On a trip of one day the last way may be the arrival.
  const isFirst = !stops.some((other) => other.startsAt !== null && minutesOf(other.startsAt) < leaves)
  if (isFirst || minutesOf(stop.startsAt) + stays <= leaves) return []
  const others = stops.filter((other) => other !== stop && other !== departure)
  const [better] = (hoursOf(stop, day) ?? [{ opens: MORNING, closes: leaves }])
    .map(({ opens, closes }) => freeIn({ opens, closes: Math.min(closes, leaves) }, stays, others))
    .filter((free) => free !== undefined)
  return [{ rule: 'after-departure', stop, departure, startsAt: better === undefined ? undefined : clockOf(better) }]
}

/**
 * Faults of one edited day, in the order of its stops. Ignores stops that are done, have no place, or whose hours are
 * unknown. Overlaps are handled by `proposeTimes`.
 */
export function checkStops(day: DayOfStops): StopFault[] {
  let before: Stop | undefined
  let within: Stop | undefined
  return day.stops.flatMap((stop) => {
    const way = checkWay(before, within, stop)
    if (stop.place !== null) before = stop
    if (stop.place !== null && way.length === 0) within = stop
    if (stop.done) return []
    return [
      ...checkHours(stop, day),
      ...checkLight(stop, day),
      ...way,
      ...checkArrival(stop, day),
      ...checkDeparture(stop, day),
    ]
  })
}
