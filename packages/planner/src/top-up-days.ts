import { kmBetween, type Point } from '@waymark/atlas/distance'
import { type AtlasStop, hasTicket, isAskedFor, isReached } from './atlas-stops.ts'
import type { DaySlot } from './day-slot.ts'
import { fitDay } from './fit-day.ts'
import { costOf, type PickedDay, stopsOf } from './picked-day.ts'
import { REACH } from './reach.ts'
import { goodRoutes } from './route.ts'
import { isOutOfTown, type Stop } from './stop.ts'
import { fromOutside } from './from-outside.ts'
import { backFrom, followsReturn, timeDayTrip, timeEveningBack, timeStops } from './timetable.ts'
import { waitsForEvening } from './town-day.ts'
import { suitsSabbath } from './sabbath.ts'
import { suitsWeather } from './weather-needs.ts'
import { keepsKindsADay } from './wishes/daily-kinds.ts'

/** A day is full if its last daytime stop ends after this, */
const FULL_UNTIL = 14 * 60 + 30
/** and its first one starts before this. */
export const BEGINS_BEFORE = 12 * 60

/** Minimum stops on days with a journey, */
const SHORT_DAY_STOPS = { only: 2, arrival: 1, departure: 1 } as const
/** of which one that leaves this much time has one more. */
const LONG_MINUTES = 3.5 * 60

/** Minimum stops on a day with a journey, or on an easy one. */
export function shortDayStops({ role, isRest, start, end }: DaySlot): number {
  if (role === 'full') return SHORT_DAY_STOPS.arrival
  return SHORT_DAY_STOPS[role] + (isRest !== true && role !== 'only' && end - start >= LONG_MINUTES ? 1 : 0)
}

/** How much room a day has: 0 if it is full, 2 without daytime stops. */
export function roomIn(slot: DaySlot | undefined, day: PickedDay, fewest = slot && shortDayStops(slot)): number {
  const { timed, outing } = day
  if (!slot || slot.isKeptFree || outing !== undefined) return 0
  if (slot.role !== 'full' || slot.isEasy) return timed.length < (fewest ?? 0) ? 1 : 0
  const [first, last] = [timed[0], timed.at(-1)]
  if (!first || !last) return 2
  return last.ends < FULL_UNTIL || first.begins >= BEGINS_BEFORE ? 1 : 0
}

/** The same for the question whether a trip needs one more excursion: a second stop on a day with the journey does not. */
export const emptyIn = (slot: DaySlot | undefined, day: PickedDay): number =>
  roomIn(slot, day, slot?.role === 'only' ? SHORT_DAY_STOPS.only : SHORT_DAY_STOPS.arrival)

/** A visit of an hour, and the way there and back. */
const ANOTHER_VISIT_MINUTES = 150
const MOST_ON_SHORT_DAY = 3

/** Whether a day with the journey has visits, and hours without anything before or after them. */
export function isThin(slot: DaySlot, { timed, outing }: PickedDay): boolean {
  const [first, last] = [timed[0], timed.at(-1)]
  if (!first || !last || timed.length >= MOST_ON_SHORT_DAY || outing !== undefined) return false
  if (slot.role === 'full' || slot.isEasy || slot.isKeptFree) return false
  return Math.max(first.begins - slot.start, slot.end - last.ends) >= ANOTHER_VISIT_MINUTES
}

interface LeftOvers {
  readonly centre: Point
  /** Unused places around town, most wanted first. */
  readonly places: readonly AtlasStop[]
  /** What remains for admissions. */
  readonly cents: number
}

/** Penalty per kilometre of distance from the day's other stops. */
const KM_WEIGHT = 0.06

/** Whether a place can be added to a day with `stops`: paid for, in this weather, by day. */
const suitsDay = (stop: AtlasStop, slot: DaySlot, stops: readonly Stop[], cents: number): boolean =>
  stop.place.costCents <= cents &&
  hasTicket(stop, stops) &&
  keepsKindsADay(slot.kindsADay ?? [], [...stops, stop]) &&
  !waitsForEvening(stop) &&
  suitsWeather(stop, slot.weather) &&
  suitsSabbath(slot, stop)

/** Adds the most wanted place that fits the day's hours and distances. */
function withOneMore(
  slot: DaySlot,
  day: PickedDay,
  { centre, places, cents }: LeftOvers,
): { readonly day: PickedDay; readonly added: AtlasStop } | undefined {
  const stops = day.timed.map(({ stop }) => stop)
  const wishFor = (stop: AtlasStop) =>
    stop.score -
    KM_WEIGHT * Math.min(...[centre, ...stops.map(({ place }) => place)].map((at) => kmBetween(at, stop.place)))
  const candidates = places.filter(
    (stop) =>
      suitsDay(stop, slot, stops, cents) &&
      !isOutOfTown(stop, centre) &&
      stop.hoursOn(slot.date)?.length !== 0 &&
      stops.every(({ place }) => kmBetween(place, stop.place) <= REACH.leg),
  )
  for (const stop of candidates.toSorted((a, b) => wishFor(b) - wishFor(a))) {
    const fitted = fitDay(slot, centre, [...stops, stop], day.evening?.stop)
    if (fitted) return { day: { ...day, timed: fitted.timed, evening: fitted.evening }, added: stop }
  }
  return undefined
}

/** An earlier return leaves time for something in town before departure. */
const EARLY_RETURN = 15 * 60
const BEFORE_LEAVING_KM = 8

/** A short excursion starts with something in town. */
function withMorningInTown(slot: DaySlot, day: PickedDay, { centre, places, cents }: LeftOvers): PickedDay {
  if (slot.role !== 'full' || backFrom(day.timed, centre) >= EARLY_RETURN) return day
  const out = day.timed.map(({ stop }) => stop)
  if (out.some(isAskedFor)) return day
  for (const stop of places) {
    const isThere =
      kmBetween(centre, stop.place) <= BEFORE_LEAVING_KM &&
      out.every(({ place }) => kmBetween(place, stop.place) <= REACH.leg) &&
      stop.hoursOn(slot.date)?.length !== 0
    if (!isThere || !suitsDay(stop, slot, out, cents)) continue
    for (const { stops } of goodRoutes(centre, [stop, ...out], day.evening?.stop.place)) {
      const timed = stops[0] === stop ? timeDayTrip(slot, centre, stops) : undefined
      const evening = timed && day.evening && timeEveningBack(slot, timed, centre, day.evening.stop)
      if (timed && (evening || !day.evening)) return { ...day, timed, evening }
    }
  }
  return day
}

/** An excursion that is back early leaves time for something in town. */
const BACK_BY = 15 * 60 + 30
const REST_MINUTES = 30

function withAfternoonInTown(slot: DaySlot, day: PickedDay, { centre, places, cents }: LeftOvers): PickedDay {
  const start = backFrom(day.timed, centre) + REST_MINUTES
  if (day.evening || slot.role !== 'full' || start > BACK_BY) return day
  const out = day.timed.map(({ stop }) => stop)
  for (const stop of places) {
    if (kmBetween(centre, stop.place) > BEFORE_LEAVING_KM || !suitsDay(stop, slot, out, cents)) continue
    const evening = timeStops({ ...slot, start }, centre, [stop])?.[0]
    if (evening && followsReturn(day.timed, centre, evening)) return { ...day, evening }
  }
  return day
}

/** Maximum number of daytime stops. */
const MOST_STOPS = 5

const unused = (places: readonly AtlasStop[], day: PickedDay): AtlasStop[] => {
  const names = new Set(stopsOf([day]).map(({ place }) => place.name))
  return places.filter(({ place }) => !names.has(place.name))
}

/** Adds unused places to days with room, before any general ideas; places beyond the budget are seen from outside. */
export function topUpDays(slots: readonly DaySlot[], days: readonly PickedDay[], leftOvers: LeftOvers): PickedDay[] {
  let { places, cents } = leftOvers
  return slots.map((slot, index) => {
    let day = days[index] ?? { timed: [], evening: undefined }
    const toCome = stopsOf(days.slice(index + 1))
    const reached = () => places.filter((stop) => isReached(stop, [], toCome))
    if (day.outing !== undefined) {
      const early = withMorningInTown(slot, day, { ...leftOvers, places: reached(), cents })
      cents -= costOf([early]) - costOf([day])
      places = unused(places, early)
      const longer = withAfternoonInTown(slot, early, { ...leftOvers, places: reached(), cents })
      cents -= costOf([longer]) - costOf([early])
      places = unused(places, longer)
      return longer
    }
    while (day.timed.length < MOST_STOPS && (roomIn(slot, day) > 0 || isThin(slot, day))) {
      const more =
        withOneMore(slot, day, { ...leftOvers, places: reached(), cents }) ??
        withOneMore(slot, day, { ...leftOvers, places: fromOutside(reached(), cents, leftOvers.centre), cents })
      if (!more) break
      cents -= costOf([more.day]) - costOf([day])
      places = places.filter(({ place }) => place.name !== more.added.place.name)
      day = more.day
    }
    return day
  })
}
