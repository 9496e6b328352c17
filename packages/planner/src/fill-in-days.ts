import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import { assembleDay, type DaySetting } from './assemble-day.ts'
import type { DaySlot } from './day-slot.ts'
import { fillDays } from './fill-days.ts'
import { costOf, pickDays } from './pick-days.ts'
import type { Stop } from './stop.ts'
import type { PlanningContext } from './planning-context.ts'
import type { CandidatePool } from './candidate-pool.ts'

/** What the other days of a trip leave over. */
export interface LeftOver {
  /** Names (as keys) of what they have already, places as well as ideas. */
  readonly taken: ReadonlySet<string>
  /** What may still be spent on admissions. */
  readonly admissionsCents: number
}

/** Plans some days of a trip beside others that are there already: no place twice, within the money that is left. */
export function fillInDays(
  context: PlanningContext,
  pool: CandidatePool,
  setting: DaySetting,
  wanted: readonly DaySlot[],
  { taken, admissionsCents }: LeftOver,
): ItineraryDay[] {
  const { centre, pace } = context
  const isFree = (stop: Stop) => !taken.has(nameKey(stop.place.name))
  const cents = Math.max(0, admissionsCents)
  const picked = pickDays(wanted, pool.places.filter(isFree), { centre, pace, admissionsCents: cents })
  const days = fillDays(wanted, picked, {
    centre,
    pace,
    ideas: pool.ideas,
    neighbours: pool.neighbours.filter(isFree),
    admissionsCents: cents - costOf(picked),
    taken,
  })
  return wanted.map((slot, index) => assembleDay(slot, days[index] ?? { timed: [], evening: undefined }, setting))
}
