import { kmBetween, type Point } from '../atlas/distance.ts'
import type { AtlasStop } from './atlas-stops.ts'
import type { DayFrame } from './day-frame.ts'
import { insertStop, shortenRoute } from './route.ts'
import { isDayTrip, type Stop } from './stop.ts'
import { type TimedStop, timeDayTrip, timeEvening, timeStops } from './timetable.ts'

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

/** Stops of one day lie this near to each other, so that the day can be walked or ridden; out of town places lie thinner. */
const NEIGHBOUR_KM = 8
const NEIGHBOUR_KM_OUT_OF_TOWN = 20
/** A kilometre away from the other stops counts this much against a place. */
const KM_WEIGHT = 0.12
/** Beyond this the day is out of town. Within it, an evening may begin anywhere. */
const TOWN_KM = 12
/** Places for the evening are put into the daylight only when little else is left. */
const EVENING_BY_DAY = 0.6
/** Two sights out of town this near to each other share an excursion when the hours allow. */
const SAME_EXCURSION_KM = 20
const FULL_DAYS_PER_DAY_TRIP = 3
/** A day may spend this many times its even share of the admissions, as long as the trip as a whole stays within. */
const DAY_SHARE = 2.5

const isOutOfTown = (centre: Point, stop: Stop): boolean => kmBetween(centre, stop.place) > TOWN_KM

interface Candidate {
  readonly stop: AtlasStop
  /** From the nearest stop that is already chosen. */
  readonly km: number
}

const wishFor = ({ stop, km }: Candidate): number =>
  stop.score - km * KM_WEIGHT - (stop.bestTime === 'evening' ? EVENING_BY_DAY : 0)

/** The full days on which the trip leaves town: evenly spread, never the first one. */
function dayTripDays(frames: readonly DayFrame[], trips: number): ReadonlySet<number> {
  const full = frames.filter(({ role }) => role === 'full').slice(1)
  const count = Math.min(trips, Math.floor((full.length + 1) / FULL_DAYS_PER_DAY_TRIP))
  const days = Array.from({ length: count }, (_, index) => full[Math.floor(((index + 0.5) * full.length) / count)]?.day)
  return new Set(days.flatMap((day) => day ?? []))
}

/** The first of `candidates` that still fits into the day beside the chosen stops, with the way that takes it in. */
function addStop(frame: DayFrame, centre: Point, chosen: readonly AtlasStop[], candidates: readonly AtlasStop[]) {
  for (const stop of candidates) {
    const route = insertStop(centre, chosen, stop)
    if (timeStops(frame, centre, route)) return { stop, route }
  }
  return undefined
}

/** Chooses by daylight: the most wanted place, then neighbours of what is chosen, as many as `quota` and the hours allow. */
function pickDaylight(
  frame: DayFrame,
  centre: Point,
  quota: number,
  open: () => AtlasStop[],
  take: (stop: AtlasStop) => void,
) {
  let chosen: AtlasStop[] = []
  while (chosen.length < quota) {
    const kmAway = (stop: AtlasStop) =>
      chosen.length === 0 ? 0 : Math.min(...chosen.map((other) => kmBetween(other.place, stop.place)))
    const reach = chosen.some((stop) => isOutOfTown(centre, stop)) ? NEIGHBOUR_KM_OUT_OF_TOWN : NEIGHBOUR_KM
    const candidates = open()
      .filter((stop) => stop.bestTime !== 'evening' || isOutOfTown(centre, stop))
      .map((stop): Candidate => ({ stop, km: kmAway(stop) }))
      .filter(({ km }) => km <= reach)
      .toSorted((a, b) => wishFor(b) - wishFor(a))
      .map(({ stop }) => stop)
    const added = addStop(frame, centre, chosen, candidates)
    if (!added) break
    chosen = added.route
    take(added.stop)
  }
  return timeStops(frame, centre, shortenRoute(centre, chosen)) ?? timeStops(frame, centre, chosen) ?? []
}

/**
 * Gives each day the places that belong together: the most wanted one that is open, and its neighbours, in an order
 * that can be walked or ridden and fits the hours of the day. No place comes twice.
 */
export function pickDays(frames: readonly DayFrame[], stops: readonly AtlasStop[], options: PickOptions): PickedDay[] {
  const { centre } = options
  const pool = new Set(stops)
  const tripDays = dayTripDays(frames, stops.filter(isDayTrip).length)
  let centsLeft = options.admissionsCents

  return frames.map((frame, index): PickedDay => {
    const daysLeft = frames.length - index
    let dayCents = Math.min(centsLeft, (centsLeft / daysLeft) * DAY_SHARE)
    const open = (wantsDayTrip: boolean) =>
      [...pool].filter(
        (stop) =>
          isDayTrip(stop) === wantsDayTrip && !stop.closed.includes(frame.weekday) && stop.place.costCents <= dayCents,
      )
    const take = (stop: AtlasStop) => {
      pool.delete(stop)
      dayCents -= stop.place.costCents
      centsLeft -= stop.place.costCents
    }

    const trip = tripDays.has(frame.day) ? open(true)[0] : undefined
    if (trip) {
      take(trip)
      const companion = open(true).find(
        (stop) => kmBetween(trip.place, stop.place) <= SAME_EXCURSION_KM && timeDayTrip(frame, centre, [trip, stop]),
      )
      if (companion) take(companion)
      return { timed: timeDayTrip(frame, centre, companion ? [trip, companion] : [trip]) ?? [], evening: undefined }
    }

    const evenShare = Math.ceil([...pool].filter((stop) => !isDayTrip(stop)).length / daysLeft)
    const isShort = frame.role === 'arrival' || frame.role === 'departure'
    const quota = Math.max(1, Math.min(options.pace, isShort ? 3 : evenShare))
    const timed = pickDaylight(frame, centre, quota, () => open(false), take)

    const from = timed.at(-1)?.stop.place ?? centre
    const eveningReach = kmBetween(centre, from) > TOWN_KM ? NEIGHBOUR_KM_OUT_OF_TOWN : TOWN_KM
    const evenings = open(false)
      .filter((stop) => stop.bestTime === 'evening' && kmBetween(from, stop.place) <= eveningReach)
      .flatMap((stop) => {
        const evening = timeEvening(timed, centre, stop)
        return evening ? [{ stop, evening }] : []
      })
    const evening = frame.hasEvening ? evenings[0] : undefined
    if (evening) take(evening.stop)
    return { timed, evening: evening?.evening }
  })
}
