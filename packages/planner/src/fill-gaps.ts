import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { OpenSpan } from '@waymark/atlas/opening-hours'
import type { Stop } from '@waymark/contract/trips/stop'
import { isMove } from '@waymark/domain/stop-edits'
import { clockOf, endOf, minutesOf } from '@waymark/domain/stop-times'

/** A candidate for a gap; candidates are sorted best first. */
export interface GapCandidate extends Point {
  readonly name: string
  readonly kind: string
  readonly stayMinutes: number
  /** Opening hours on that day: empty when closed, null for places that are always open, undefined if unknown. */
  readonly hours: readonly OpenSpan[] | null | undefined
}

interface FilledGap<T extends GapCandidate> {
  readonly place: T
  readonly startsAt: string
}

interface DayWithGaps<T extends GapCandidate> {
  /** The day's stops in order; they stay unchanged. */
  readonly stops: readonly Stop[]
  /** Where the day starts and ends. */
  readonly centre: Point
  /** The first day starts with the arrival, the last one ends with the departure. */
  readonly isFirst?: boolean
  readonly isLast?: boolean
  readonly candidates: readonly T[]
  /** Names of places already in the trip. */
  readonly taken: ReadonlySet<string>
}

const DAY_BEGINS = 9 * 60 + 30
const DAY_ENDS = 18 * 60 + 30
/** For the way and a short rest. */
export const WAY_MINUTES = 30
/** Shorter gaps are left free. */
const SHORTEST_GAP = 100
/** Reserved for lunch. */
const LUNCH = { from: 12 * 60 + 30, to: 13 * 60 + 30 }
const USUAL_MINUTES = 60
const STEP = 15
/** Straight-line distance from the previous stop. */
const NEARBY_KM = 8
/** What takes a whole day, or begins when the gaps of a day have ended. */
const NOT_BY_DAY: ReadonlySet<string> = new Set(['day trip', 'nightlife', 'theatre'])
/** How many ranks a kilometre of distance is worth. */
const RANKS_PER_KM = 4
/** Longer visits take the place of several, and are proposed where nothing else is. */
const HALF_DAY_MINUTES = 150

interface Gap {
  readonly from: number
  readonly to: number
  /** Location before the gap. */
  readonly at: Point
}

const roundUp = (minute: number): number => Math.ceil(minute / STEP) * STEP

const isWay = ({ kind, startsAt }: Stop): boolean => kind === 'travel' && startsAt !== null

/** The hours of a day spent at the planned place: after an arrival or transfer, and before departure. */
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

/** The free times between stops, and before and after them. */
function gapsOf(day: Omit<DayWithGaps<GapCandidate>, 'candidates' | 'taken'>): Gap[] {
  const { stops, centre } = day
  const there = hoursThere(day)
  const [from, to] = [Math.max(DAY_BEGINS, there.from), Math.min(DAY_ENDS, there.to)]
  const gaps: Gap[] = []
  let free = from
  let at = centre
  // Edited stops need not be in the order of their times.
  for (const stop of stops.toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''))) {
    if (stop.startsAt === null) continue
    gaps.push({ from: free, to: Math.min(minutesOf(stop.startsAt), to), at })
    free = Math.max(free, endOf({ ...stop, minutes: stop.minutes ?? USUAL_MINUTES }) ?? free)
    // 'Back in Rome' has no place, and is where the day's centre is.
    at = stop.place ?? (stop.kind === 'travel' ? centre : at)
  }
  gaps.push({ from: free, to, at })
  return gaps.filter(({ from, to }) => to - from >= SHORTEST_GAP)
}

/** When a visit could start within a gap; undefined if it does not fit. */
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
 * Places for the free hours of a day: near the previous stop, open, and not in the trip yet. They do not overlap each
 * other or existing stops, so any of them can be accepted.
 */
export function fillGaps<T extends GapCandidate>({ candidates, taken, ...day }: DayWithGaps<T>): FilledGap<T>[] {
  const filled: FilledGap<T>[] = []
  const used = new Set(taken)
  const open = gapsOf(day)
  /** One café is enough, beside the day's meals. */
  const hasEaten = () => filled.some(({ place }) => place.kind === 'food')
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
      .filter(({ place }) => !NOT_BY_DAY.has(place.kind) && !(place.kind === 'food' && hasEaten()))
      .map((found) => ({ ...found, isLong: found.place.stayMinutes > HALF_DAY_MINUTES }))
      .toSorted(
        (a, b) => Number(a.isLong) - Number(b.isLong) || a.km + a.rank / RANKS_PER_KM - (b.km + b.rank / RANKS_PER_KM),
      )
    if (best?.start === undefined) continue
    used.add(best.place.name)
    filled.push({ place: best.place, startsAt: clockOf(best.start) })
    const ends = best.start + best.place.stayMinutes
    if (to - ends >= SHORTEST_GAP) open.unshift({ from: ends, to, at: best.place })
  }
  return filled
}
