import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { Stop } from './stop.ts'

/** The way of a day is at most this many times as long as the shortest one past the same stops. */
export const MAX_DETOUR = 1.15

/** A stop at the wrong time of day is worth a detour of this many kilometres, as far as detours go. */
const WRONG_TIME_KM = 4

export interface Route<S extends Stop> {
  readonly stops: readonly S[]
  readonly km: number
}

/** Kilometres from the stay through all points. */
export function kmAlong(from: Point, points: readonly Point[]): number {
  let km = 0
  let at = from
  for (const point of points) {
    km += kmBetween(at, point)
    at = point
  }
  return km
}

/** Every order of some things. Days have few stops; nobody asks for the orders of ten. */
function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield []
  for (const [index, first] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [first, ...rest]
  }
}

/** What stops at the wrong half of the day cost. */
function wrongTime(stops: readonly Stop[]): number {
  let km = 0
  for (const [index, { bestTime }] of stops.entries()) {
    const share = (index + 0.5) / stops.length
    const isLate = bestTime === 'afternoon' || bestTime === 'evening'
    if (bestTime === 'morning' && share > 0.5) km += WRONG_TIME_KM * (share - 0.5) * 2
    if (isLate && share < 0.5) km += WRONG_TIME_KM * (0.5 - share) * 2
  }
  return km
}

/**
 * Orders in which the stops can be visited without a long detour, the best for way and time of day first. The day goes
 * on to `then`, where there is something in the evening.
 */
export function goodRoutes<S extends Stop>(from: Point, stops: readonly S[], then?: Point): Route<S>[] {
  const all = [...ordersOf(stops)].map((order) => {
    const points = order.map(({ place }): Point => place)
    return { stops: order, km: kmAlong(from, then ? [...points, then] : points) }
  })
  const shortest = Math.min(...all.map(({ km }) => km))
  return all
    .filter(({ km }) => km <= shortest * MAX_DETOUR)
    .map((route) => ({ route, effort: route.km + wrongTime(route.stops) }))
    .toSorted((a, b) => a.effort - b.effort)
    .map(({ route }) => route)
}
