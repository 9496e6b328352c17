import { kmBetween, type Point } from '@waymark/atlas/distance'
import { type AtlasStop, costOfOthers, hasTicket, isAskedFor, isReached } from './atlas-stops.ts'
import type { PlaceKind } from '@waymark/atlas/place'
import type { DaySlot } from './day-slot.ts'
import { type FittedDay, fitDay } from './fit-day.ts'
import type { Stop } from './stop.ts'

type TownDay = FittedDay<AtlasStop>

/** Inputs for picking a day. */
interface DayTask {
  readonly slot: DaySlot
  readonly centre: Point
  /** Number of daytime stops. */
  readonly quota: number
  /** Available places for this day, most wanted first. */
  readonly open: readonly AtlasStop[]
  /** Limit of the day's admissions. */
  readonly cents: number
  /** Whether places are so scarce that evening places are visited by day. */
  readonly isShortOfPlaces?: boolean
}

/** Maximum distance between a day's stops; larger out of town. */
const NEIGHBOUR_KM = 8
const NEIGHBOUR_KM_OUT_OF_TOWN = 20
/** Penalty per kilometre of distance from other stops. */
const KM_WEIGHT = 0.12
/** Radius of the town, within which an evening may start anywhere. */
const TOWN_KM = 12
/** From this distance on, the evening is back in town. */
const WAY_BACK_KM = 28
/** Factor for evening places by day, used last. */
const EVENING_BY_DAY = 0.6
/** Bonus for a place included in a ticket, so that it is visited on the same day. */
const ON_THE_TICKET = 1
/** Number of best places tried as the centre of a day. */
const MAX_TRIES = 6

const isWithJourney = ({ role }: DaySlot): boolean => role === 'arrival' || role === 'departure'

const isOutOfTown = (centre: Point, stop: Stop): boolean => kmBetween(centre, stop.place) > TOWN_KM

interface Candidate {
  readonly stop: AtlasStop
  /** Distance from the nearest chosen stop. */
  readonly km: number
}

const wishFor = ({ stop, km }: Candidate): number =>
  stop.score +
  (stop.ticketOf === undefined ? 0 : ON_THE_TICKET) -
  km * KM_WEIGHT -
  (stop.bestTime === 'evening' ? EVENING_BY_DAY : 0)

const byWish = (candidates: readonly Candidate[]): AtlasStop[] =>
  candidates.toSorted((a, b) => wishFor(b) - wishFor(a)).map(({ stop }) => stop)

const stopsIn = ({ stops, evening }: TownDay): number => stops.length + (evening ? 1 : 0)

/** Remaining candidates, given the chosen stops. */
function openBeside({ open, cents }: DayTask, chosen: readonly Stop[]): AtlasStop[] {
  const left = cents - costOfOthers(chosen)
  return open.filter(
    (stop) =>
      !chosen.includes(stop) &&
      isReached(stop, chosen, open) &&
      (isAskedFor(stop) || (stop.place.costCents <= left && hasTicket(stop, chosen))),
  )
}

function firstThatFits(
  candidates: readonly AtlasStop[],
  fit: (stop: AtlasStop) => TownDay | undefined,
): TownDay | undefined {
  for (const stop of candidates) {
    const day = fit(stop)
    if (day) return day
  }
  return undefined
}

/** Kinds that need the evening. */
const NEEDS_NIGHT: ReadonlySet<string> = new Set<PlaceKind>(['nightlife', 'theatre', 'activity', 'food'])

/** Whether there is nothing to see by day. */
export const waitsForEvening = ({ bestTime, place }: Stop): boolean =>
  bestTime === 'evening' && NEEDS_NIGHT.has(place.kind)

const suitsDaylight = ({ slot, centre, isShortOfPlaces }: DayTask, stop: AtlasStop): boolean =>
  stop.bestTime !== 'evening' ||
  (isOutOfTown(centre, stop) && !waitsForEvening(stop)) ||
  (isAskedFor(stop) && !slot.hasEvening) ||
  (isShortOfPlaces === true && !waitsForEvening(stop))

/** Adds neighbours of the chosen stops, up to the quota and within opening hours. */
function withNeighbours(task: DayTask, first: TownDay): TownDay {
  const { slot, centre } = task
  let day = first
  while (day.stops.length < task.quota) {
    const { stops } = day
    const reach = stops.some((stop) => isOutOfTown(centre, stop)) ? NEIGHBOUR_KM_OUT_OF_TOWN : NEIGHBOUR_KM
    const candidates = openBeside(task, stops)
      .filter((stop) => suitsDaylight(task, stop))
      .map((stop) => ({ stop, km: Math.min(...stops.map((other) => kmBetween(other.place, stop.place))) }))
      .filter(({ km }) => km <= reach)
    const grown = firstThatFits(byWish(candidates), (stop) => fitDay(slot, centre, [...stops, stop]))
    if (!grown) break
    day = grown
  }
  return day
}

/** Adds an evening place, if there is one nearby. */
function withEvening(task: DayTask, day: TownDay): TownDay {
  const { slot, centre } = task
  if (!slot.hasEvening) return day
  const from = day.stops.at(-1)?.place ?? centre
  const isOut = kmBetween(centre, from) > TOWN_KM
  const isNear = ({ stop, km }: Candidate) =>
    km <= (isOut ? NEIGHBOUR_KM_OUT_OF_TOWN : TOWN_KM) || (km <= WAY_BACK_KM && !isOutOfTown(centre, stop))
  const candidates = openBeside(task, day.stops)
    .filter(({ bestTime }) => bestTime === 'evening')
    .map((stop) => ({ stop, km: kmBetween(from, stop.place) }))
    .filter(isNear)
  return firstThatFits(byWish(candidates), (stop) => fitDay(slot, centre, day.stops, stop)) ?? day
}

/**
 * Picks a day in and around town: the most wanted place, its neighbours, and an evening. A place without neighbours
 * waits for another day while others have some.
 */
export function pickTownDay(task: DayTask): TownDay {
  const { slot, centre } = task
  const hearts = openBeside(task, []).filter((stop) => suitsDaylight(task, stop))
  const wished = byWish(hearts.map((stop) => ({ stop, km: 0 })))
  const isClose = (stop: AtlasStop) => isAskedFor(stop) || !isOutOfTown(centre, stop)
  // Nobody travels on with their luggage just put down: on days with the journey, places in town come first.
  const inOrder = isWithJourney(slot) ? [...wished.filter(isClose), ...wished.filter((stop) => !isClose(stop))] : wished
  let lonely: TownDay | undefined
  let tries = 0
  for (const heart of inOrder) {
    const first = fitDay(slot, centre, [heart])
    if (!first) continue
    const day = withEvening(task, withNeighbours(task, first))
    if (stopsIn(day) > 1 || task.quota === 1 || isAskedFor(heart)) return day
    lonely ??= day
    tries += 1
    if (tries === MAX_TRIES) break
  }
  if (!task.isShortOfPlaces && task.quota > 1) {
    const fuller = pickTownDay({ ...task, isShortOfPlaces: true })
    if (stopsIn(fuller) > 1) return fuller
  }
  return lonely ?? withEvening(task, { stops: [], timed: [], evening: undefined })
}
