import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { OpenSpan } from '@waymark/atlas/opening-hours'
import type { Stop } from '@waymark/contract/trips/stop'
import { isMove } from '@waymark/domain/stop-edits'
import { clockOf, endOf, minutesOf } from '@waymark/domain/stop-times'

/** A place that could fill a gap, the best first. */
export interface GapCandidate extends Point {
  readonly name: string
  readonly kind: string
  readonly stayMinutes: number
  /** On that day: none when it is shut, null where there is no door, undefined where nobody knows. */
  readonly hours: readonly OpenSpan[] | null | undefined
}

interface FilledGap<T extends GapCandidate> {
  readonly place: T
  readonly startsAt: string
}

interface DayWithGaps<T extends GapCandidate> {
  /** Of the day, in their order. They stay as they are. */
  readonly stops: readonly Stop[]
  /** Where the day begins and ends. */
  readonly centre: Point
  /** The first day of the trip begins when one has come, the last one ends when one leaves. */
  readonly isFirst?: boolean
  readonly isLast?: boolean
  readonly candidates: readonly T[]
  /** Names of places that are in the trip already. */
  readonly taken: ReadonlySet<string>
}

const DAY_BEGINS = 9 * 60 + 30
const DAY_ENDS = 18 * 60 + 30
/** To get there and to catch one's breath. */
export const WAY_MINUTES = 30
/** Nobody wants to be led somewhere for the last half hour. */
const SHORTEST_GAP = 100
/** Lunch has its hour, wherever it is eaten. */
const LUNCH = { from: 12 * 60 + 30, to: 13 * 60 + 30 }
const USUAL_MINUTES = 60
const STEP = 15
/** From what comes before, in a straight line. */
const NEARBY_KM = 8
/** A place that comes so much later in the list is as good as one that is a kilometre nearer. */
const RANKS_PER_KM = 4

interface Gap {
  readonly from: number
  readonly to: number
  /** Where one is before. */
  readonly at: Point
}

const roundUp = (minute: number): number => Math.ceil(minute / STEP) * STEP

const isWay = ({ kind, startsAt }: Stop): boolean => kind === 'travel' && startsAt !== null

/**
 * Minutes of a day at which one is where it is planned: after one has come on the first day or moved there on another, and
 * before one leaves on the last.
 */
export function hoursThere({
  stops,
  isFirst = false,
  isLast = false,
}: Pick<DayWithGaps<GapCandidate>, 'stops' | 'isFirst' | 'isLast'>) {
  const way = isFirst ? stops.find(isWay) : stops.findLast((stop) => isMove(stop) && stop.startsAt !== null)
  const leaves = isLast ? stops.findLast((stop) => isWay(stop) && stop !== way)?.startsAt : undefined
  return {
    from: (way && endOf({ ...way, minutes: way.minutes ?? USUAL_MINUTES })) ?? 0,
    to: leaves == null ? 24 * 60 : minutesOf(leaves),
  }
}

/** Between the stops that have a time, and before and after them. */
function gapsOf(day: Omit<DayWithGaps<GapCandidate>, 'candidates' | 'taken'>): Gap[] {
  const { stops, centre } = day
  const there = hoursThere(day)
  const [from, to] = [Math.max(DAY_BEGINS, there.from), Math.min(DAY_ENDS, there.to)]
  const gaps: Gap[] = []
  let free = from
  let at = centre
  // People put stops out of the order of their times, too.
  for (const stop of stops.toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''))) {
    if (stop.startsAt === null) continue
    gaps.push({ from: free, to: Math.min(minutesOf(stop.startsAt), to), at })
    free = Math.max(free, endOf({ ...stop, minutes: stop.minutes ?? USUAL_MINUTES }) ?? free)
    at = stop.place ?? at
  }
  gaps.push({ from: free, to, at })
  return gaps.filter(({ from, to }) => to - from >= SHORTEST_GAP)
}

/** When a visit of a place could begin in a gap; undefined where it does not fit. */
function startIn({ from, to }: Gap, { stayMinutes, hours }: GapCandidate, isFirst: boolean): number | undefined {
  const spans = hours ?? [{ opens: 0, closes: 24 * 60 }]
  const arrives = from + (isFirst ? 0 : WAY_MINUTES)
  for (const { opens, closes } of spans) {
    let start = roundUp(Math.max(arrives, opens))
    if (start < LUNCH.to && start + stayMinutes > LUNCH.from) start = roundUp(Math.max(start, LUNCH.to))
    if (start + stayMinutes <= Math.min(to - WAY_MINUTES, closes)) return start
  }
  return undefined
}

/**
 * Places for the free hours of a day, by the clock: each near what comes before it, open then, and not in the trip yet. What
 * is there stays, so that taking one of them or all leaves a day without overlaps.
 */
export function fillGaps<T extends GapCandidate>({ candidates, taken, ...day }: DayWithGaps<T>): FilledGap<T>[] {
  const filled: FilledGap<T>[] = []
  const used = new Set(taken)
  const open = gapsOf(day)
  for (let gap = open.shift(); gap !== undefined; gap = open.shift()) {
    const { from, to, at } = gap
    const [best] = candidates
      .map((place, rank) => ({
        place,
        start: startIn(gap, place, from === DAY_BEGINS),
        km: kmBetween(at, place),
        rank,
      }))
      .filter(({ place, start, km }) => start !== undefined && km <= NEARBY_KM && !used.has(place.name))
      .filter(({ place }) => place.kind !== 'day trip' && place.kind !== 'nightlife')
      .toSorted((a, b) => a.km + a.rank / RANKS_PER_KM - (b.km + b.rank / RANKS_PER_KM))
    if (best?.start === undefined) continue
    used.add(best.place.name)
    filled.push({ place: best.place, startsAt: clockOf(best.start) })
    const ends = best.start + best.place.stayMinutes
    if (to - ends >= SHORTEST_GAP) open.unshift({ from: ends, to, at: best.place })
  }
  return filled
}
