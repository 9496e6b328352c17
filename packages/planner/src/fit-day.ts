import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { DaySlot } from './day-slot.ts'
import { REACH } from './reach.ts'
import { goodRoutes } from './route.ts'
import type { Stop } from './stop.ts'
import { type TimedStop, timeEvening, timeStops } from './timetable.ts'

export interface FittedDay<S extends Stop> {
  readonly stops: readonly S[]
  readonly timed: readonly TimedStop[]
  readonly evening: TimedStop | undefined
}

/** Whether any leg is too long. */
const hasLongLeg = (stops: readonly Stop[]): boolean =>
  stops.some(({ place }, index) => {
    const before = stops[index - 1]?.place
    return before !== undefined && kmBetween(before, place) > REACH.leg
  })

/**
 * A day's stops in the best order that the opening hours allow, followed by the evening; undefined if none fits without
 * a long detour.
 */
export function fitDay<S extends Stop>(
  slot: DaySlot,
  from: Point,
  stops: readonly S[],
  evening?: Stop,
): FittedDay<S> | undefined {
  for (const route of goodRoutes(from, stops, evening?.place)) {
    if (hasLongLeg(evening ? [...route.stops, evening] : route.stops)) continue
    const timed = timeStops(slot, from, route.stops)
    if (!timed) continue
    if (!evening) return { stops: route.stops, timed, evening: undefined }
    const last = timeEvening(slot, timed, from, evening)
    if (last) return { stops: route.stops, timed, evening: last }
  }
  return undefined
}
