import { kmBetween, type Point } from '@waymark/atlas/distance'
import { followsTheWay } from './atlas-stops.ts'
import type { Stop } from './stop.ts'

/** Maximum length of a day's route relative to the shortest. */
export const MAX_DETOUR = 1.15

/** Detour in kilometres that avoiding a wrong time of day is worth. */
const WRONG_TIME_KM = 4

export interface Route<S extends Stop> {
  readonly stops: readonly S[]
  readonly km: number
}

/** Length of the route from the base through all points. */
export function kmAlong(from: Point, points: readonly Point[]): number {
  let km = 0
  let at = from
  for (const point of points) {
    km += kmBetween(at, point)
    at = point
  }
  return km
}

/** All permutations; days have few stops. */
function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield []
  for (const [index, first] of items.entries()) {
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [first, ...rest]
  }
}

/** Penalty for stops in the wrong half of the day. */
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
 * Orders of stops without long detours, best first by distance and time of day, in which nothing comes before what lies on
 * the way to it. The day continues to `then`, if there is an evening.
 */
export function goodRoutes<S extends Stop>(from: Point, stops: readonly S[], then?: Point): Route<S>[] {
  const all = [...ordersOf(stops)].map((order) => {
    const points = order.map(({ place }): Point => place)
    return { stops: order, km: kmAlong(from, then ? [...points, then] : points) }
  })
  const shortest = Math.min(...all.map(({ km }) => km))
  return all
    .filter(({ km, stops: order }) => km <= shortest * MAX_DETOUR && followsTheWay(order))
    .map((route) => ({ route, effort: route.km + wrongTime(route.stops) }))
    .toSorted((a, b) => a.effort - b.effort)
    .map(({ route }) => route)
}
