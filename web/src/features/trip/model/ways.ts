import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import type { Point } from '@waymark/atlas/distance'
import { datesOfDays, planOf, stopsOfDay } from '@waymark/domain/itinerary'
import { isMove } from '@waymark/domain/stop-edits'
import { legBetween, wayIn, wayWords } from '@waymark/planner/travel'
import type { Pin } from '../../../shared/map/pins.ts'
import { isVouchedFor } from '../../../shared/trips/map-link.ts'
import { distanceWords } from './trip-pins.ts'

export type Means = 'foot' | 'transport' | 'far' | 'ferry'

/** The way to a stop. */
export interface Way {
  readonly means: Means
  /** '40 min by local transport'. */
  readonly words: string
  /** '6.2 km', by the streets as estimated; undefined for a way of which the plan tells only the time. */
  readonly far: string | undefined
  /** Whether it begins where one has slept, instead of at the stop before. */
  readonly isFromBed: boolean
}

/** The planner does not tell shorter ways from the middle of a town, where it does not know the bed. */
const NEAR_MINUTES = 4

const meansOf = (words: string): Means => {
  if (words.endsWith('on foot')) return 'foot'
  if (words.endsWith('ferry')) return 'ferry'
  return words.includes('train') ? 'far' : 'transport'
}

const known = new Map<string, Way>()

/** The same object for the same way, so that rows are not re-rendered. */
function wayOf(words: string, km: number | undefined, isFromBed: boolean): Way {
  const way: Way = { means: meansOf(words), words, far: km === undefined ? undefined : distanceWords(km), isFromBed }
  const key = Object.values(way).join()
  const same = known.get(key)
  if (same === undefined) known.set(key, way)
  return same ?? way
}

const pointOf = (stop: Stop | undefined): Point | undefined =>
  stop?.place != null && isVouchedFor(stop.place) ? stop.place : undefined

/** Where a day begins. */
export interface Beginning {
  readonly at: Point
  /** Whether that is a bed whose place is known, instead of the middle of the town. */
  readonly isBed: boolean
  /** The stops whose description tells the way from the bed, because they were planned as the first of their day. */
  readonly firsts: ReadonlySet<string>
}

/** Of days as they were planned, whose stops are numbered. */
const PLANNED = /^d(\d+)-(\d+)$/

function plannedFirsts(trip: Trip): ReadonlySet<string> {
  const firsts = new Map<string, { id: string; number: number }>()
  for (const { id, place } of Object.values(planOf(trip).stops)) {
    const [, day, number] = PLANNED.exec(id) ?? []
    if (day === undefined || place === null) continue
    const first = firsts.get(day)
    if (first === undefined || Number(number) < first.number) firsts.set(day, { id, number: Number(number) })
  }
  return new Set([...firsts.values()].map(({ id }) => id))
}

/** Where each day begins: at the bed of the night before, as far as the trip knows it, or in the middle of that town. */
export function beginningsOf(trip: Trip): ReadonlyMap<number, Beginning> {
  const firsts = plannedFirsts(trip)
  let now: Beginning = { at: trip.place, isBed: false, firsts }
  return new Map(
    datesOfDays(trip).map(({ key }) => {
      const begins = now
      for (const stop of stopsOfDay(trip, key)) {
        const isBed = stop.kind === 'sleep'
        const at = isBed || isMove(stop) ? pointOf(stop) : undefined
        if (at !== undefined) now = { at, isBed, firsts }
      }
      return [key, begins]
    }),
  )
}

function fromBed(to: Pin<Stop>, { at, isBed, firsts }: Beginning): Way | undefined {
  const told = !isBed && firsts.has(to.stop.id) ? wayIn(to.stop.description) : undefined
  if (told !== undefined) return wayOf(told, undefined, true)
  const leg = legBetween(at, to)
  return leg.minutes < NEAR_MINUTES ? undefined : wayOf(wayWords(leg), leg.km, true)
}

/** Stops at a place that nobody knows, such as an own one of which only the name was written. */
const isSomewhere = (stop: Stop): boolean =>
  stop.place === null && (stop.kind === 'sight' || stop.kind === 'meal' || stop.kind === 'booking')

/**
 * The ways between a day's stops, by the id of the stop that each leads to; none from a stop whose place is not known.
 * `stops` are all of the day.
 */
export function waysOf(
  pins: readonly Pin<Stop>[],
  begins: Beginning | undefined,
  stops: readonly Stop[] = [],
): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>()
  for (const [index, to] of pins.entries()) {
    const before = pins[index - 1]
    const previous = stops[stops.indexOf(to.stop) - 1]
    if (previous !== undefined && isSomewhere(previous)) continue
    if (before !== undefined) {
      const leg = legBetween(before, to)
      ways.set(to.stop.id, wayOf(wayWords(leg), leg.km, false))
    } else if (begins !== undefined && !isMove(to.stop)) {
      const way = fromBed(to, begins)
      if (way !== undefined) ways.set(to.stop.id, way)
    }
  }
  return ways
}
