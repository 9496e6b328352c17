import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { nameKey } from '@waymark/domain/name-key'
import { assembleDay, type DayContext } from './assemble-day.ts'
import type { DayFrame } from './day-frame.ts'
import { fillDays } from './fill-days.ts'
import { costOf, pickDays } from './pick-days.ts'
import type { Stop } from './stop.ts'
import type { TripGround } from './trip-ground.ts'
import type { TripSupply } from './trip-supply.ts'

/** What the other days of a trip leave over. */
export interface LeftOver {
  /** Names (as keys) of what they have already, places as well as ideas. */
  readonly taken: ReadonlySet<string>
  /** What may still be spent on admissions. */
  readonly admissionsCents: number
}

/** Plans some days of a trip beside others that are there already: no place twice, within the money that is left. */
export function fillInDays(
  ground: TripGround,
  supply: TripSupply,
  context: DayContext,
  wanted: readonly DayFrame[],
  { taken, admissionsCents }: LeftOver,
): ItineraryDay[] {
  const { centre, pace } = ground
  const isFree = (stop: Stop) => !taken.has(nameKey(stop.place.name))
  const cents = Math.max(0, admissionsCents)
  const picked = pickDays(wanted, supply.places.filter(isFree), { centre, pace, admissionsCents: cents })
  const days = fillDays(wanted, picked, {
    centre,
    pace,
    ideas: supply.ideas,
    neighbours: supply.neighbours.filter(isFree),
    admissionsCents: cents - costOf(picked),
    taken,
  })
  return wanted.map((frame, index) => assembleDay(frame, days[index] ?? { timed: [], evening: undefined }, context))
}
