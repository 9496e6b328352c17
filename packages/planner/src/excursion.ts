import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { DaySlot } from './day-slot.ts'
import { goodRoutes } from './route.ts'
import type { Stop } from './stop.ts'
import { type TimedStop, timeDayTrip, timeEveningBack } from './timetable.ts'

/** Two sights out of town this near to each other share an excursion when the hours allow. */
const SAME_EXCURSION_KM = 20
const FULL_DAYS_PER_DAY_TRIP = 3

/** The full days on which the trip leaves town: evenly spread, never the first one. */
export function excursionDays(slots: readonly DaySlot[], goals: number): ReadonlySet<number> {
  const full = slots.filter(({ role }) => role === 'full').slice(1)
  const count = Math.min(goals, Math.floor((full.length + 1) / FULL_DAYS_PER_DAY_TRIP))
  const days = Array.from({ length: count }, (_, index) => full[Math.floor(((index + 0.5) * full.length) / count)]?.day)
  return new Set(days.flatMap((day) => day ?? []))
}

/** The goals of an excursion in the better order that the day has time for. */
function timeExcursion(slot: DaySlot, centre: Point, goals: readonly Stop[]): TimedStop[] | undefined {
  for (const route of goodRoutes(centre, goals)) {
    const timed = timeDayTrip(slot, centre, route.stops)
    if (timed) return timed
  }
  return undefined
}

/**
 * A day out of town to the most wanted goal that can be reached and left again, and to a second one beside it. `cents`
 * is what both may cost together.
 */
export function pickExcursion(
  slot: DaySlot,
  centre: Point,
  goals: readonly Stop[],
  cents: number,
): TimedStop[] | undefined {
  for (const goal of goals) {
    const alone = timeExcursion(slot, centre, [goal])
    if (!alone) continue
    for (const other of goals) {
      const isBeside = other !== goal && kmBetween(goal.place, other.place) <= SAME_EXCURSION_KM
      if (!isBeside || goal.place.costCents + other.place.costCents > cents) continue
      const both = timeExcursion(slot, centre, [goal, other])
      if (both) return both
    }
    return alone
  }
  return undefined
}

/** Evenings after an excursion stay this near to the middle of town. */
const EVENING_KM = 6

/** Something for the evening after an excursion, most wanted first. */
export function eveningAfter(
  slot: DaySlot,
  centre: Point,
  timed: readonly TimedStop[],
  stops: readonly Stop[],
): TimedStop | undefined {
  for (const stop of stops) {
    if (stop.bestTime !== 'evening' || kmBetween(centre, stop.place) > EVENING_KM) continue
    const evening = timeEveningBack(slot, timed, centre, stop)
    if (evening) return evening
  }
  return undefined
}
