import { kmBetween, type Point } from '@waymark/atlas/distance'
import { type AtlasStop, costOfOthers, hasTicket, isAskedFor } from './atlas-stops.ts'
import type { PlaceKind } from '@waymark/atlas/place'
import type { DaySlot } from './day-slot.ts'
import { type FittedDay, fitDay } from './fit-day.ts'
import type { Stop } from './stop.ts'

type TownDay = FittedDay<AtlasStop>

/** What a day is made of. */
interface DayTask {
  readonly slot: DaySlot
  readonly centre: Point
  /** Stops by daylight. */
  readonly quota: number
  /** What may still be visited on this day, most wanted first. */
  readonly open: readonly AtlasStop[]
  /** What its admissions may cost together. */
  readonly cents: number
  /** So little is left that places for the evening are visited by day. */
  readonly isShortOfPlaces?: boolean
}

/** Stops of one day lie this near to each other, so that the day can be walked or ridden; out of town places lie thinner. */
const NEIGHBOUR_KM = 8
const NEIGHBOUR_KM_OUT_OF_TOWN = 20
/** A kilometre away from the other stops counts this much against a place. */
const KM_WEIGHT = 0.12
/** Beyond this the day is out of town. Within it, an evening may begin anywhere. */
const TOWN_KM = 12
/** From this far out one comes back to town for the evening. */
const WAY_BACK_KM = 28
/** Places for the evening are put into the daylight only when little else is left, and then last. */
const EVENING_BY_DAY = 0.6
/** What the ticket opens is not left for a day that would need another one. */
const ON_THE_TICKET = 1
/** How many of the best places are tried as the centre of a day. */
const MAX_TRIES = 6

const isOutOfTown = (centre: Point, stop: Stop): boolean => kmBetween(centre, stop.place) > TOWN_KM

interface Candidate {
  readonly stop: AtlasStop
  /** From the nearest stop that is already chosen. */
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

/** What is left to choose from beside the chosen stops. */
function openBeside({ open, cents }: DayTask, chosen: readonly Stop[]): AtlasStop[] {
  const left = cents - costOfOthers(chosen)
  return open.filter(
    (stop) => !chosen.includes(stop) && (isAskedFor(stop) || (stop.place.costCents <= left && hasTicket(stop, chosen))),
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

/** What is best in the evening, but there by day as well. */
const NEEDS_NIGHT: ReadonlySet<string> = new Set<PlaceKind>(['nightlife', 'theatre', 'activity', 'food'])

/** Whether there is nothing to see of it by day. */
export const waitsForEvening = ({ bestTime, place }: Stop): boolean =>
  bestTime === 'evening' && NEEDS_NIGHT.has(place.kind)

const suitsDaylight = ({ slot, centre, isShortOfPlaces }: DayTask, stop: AtlasStop): boolean =>
  stop.bestTime !== 'evening' ||
  isOutOfTown(centre, stop) ||
  (isAskedFor(stop) && !slot.hasEvening) ||
  (isShortOfPlaces === true && !waitsForEvening(stop))

/** Takes neighbours of what is chosen, as many as the quota and the hours allow. */
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

/** Ends a day with a place for the evening, if one is near enough to the others. */
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
 * A day in and around town: the most wanted place, its neighbours, and something for the evening. A place that would
 * stand alone waits for another day, as long as others do not.
 */
export function pickTownDay(task: DayTask): TownDay {
  const { slot, centre } = task
  const hearts = openBeside(task, []).filter((stop) => suitsDaylight(task, stop))
  let lonely: TownDay | undefined
  let tries = 0
  for (const heart of byWish(hearts.map((stop) => ({ stop, km: 0 })))) {
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
