import { kmBetween, type Point } from '@waymark/atlas/distance'
import { hasTicket, isAtlasStop, isWishedFor } from './atlas-stops.ts'
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

/** Sights up to this rank are reasons to travel to a country. */
const FAMOUS = 5
const EARLY = 9 * 60
const WHOLE_MORNING = 10 * 60

/** A famous sight, or one that the wishes name, that is best in the morning: with it a day should begin. */
export const leadsDay = (stop: Stop): boolean =>
  stop.bestTime === 'morning' && (isWishedFor(stop) || (isAtlasStop(stop) && (stop.fame ?? Infinity) <= FAMOUS))

/** Whether a day's famous morning sight comes before the minor ones around it. */
function isLedWell(slot: DaySlot, timed: readonly TimedStop[]): boolean {
  if (slot.start > WHOLE_MORNING) return true
  const [leader] = timed.filter(({ stop }) => leadsDay(stop)).toSorted((a, b) => b.stop.score - a.stop.score)
  if (!leader || leader.begins <= EARLY) return true
  // Places on its ticket may come first, because they may be on the way to it.
  const isOnTheWay = ({ stop }: TimedStop) =>
    isAtlasStop(stop) && hasTicket(stop, [leader.stop]) && stop.ticketOf !== undefined
  return timed.find((other) => !isOnTheWay(other)) === leader
}

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
    if (!timed || !isLedWell(slot, timed)) continue
    if (!evening) return { stops: route.stops, timed, evening: undefined }
    const last = timeEvening(slot, timed, from, evening)
    if (last) return { stops: route.stops, timed, evening: last }
  }
  return undefined
}
