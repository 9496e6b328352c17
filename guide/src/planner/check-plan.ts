import type { Itinerary } from '@waymark/contract/itinerary'
import type { TripPlace } from '@waymark/contract/trips'
import { checkCosts } from './check-costs.ts'
import { checkDays } from './check-days.ts'
import { checkPlaces } from './check-places.ts'
import { checkTexts } from './check-texts.ts'
import type { PlanInput } from './plan-input.ts'

/** What can be wrong with a plan. */
export type FaultRule =
  | 'day-count'
  | 'day-number'
  | 'date'
  | 'no-activity'
  | 'meal'
  | 'time-order'
  | 'overlap'
  | 'place-twice'
  | 'too-far-apart'
  | 'out-of-reach'
  | 'closed'
  | 'over-budget'
  | 'costs-do-not-add-up'
  | 'text'

export interface PlanFault {
  readonly rule: FaultRule
  /** For example `day 3`, `day 3, activity 2`, `costs` or `tip 1`. */
  readonly where: string
  /** For the log and for the one repair call of a model; never shown to travellers. */
  readonly detail: string
}

/** The parts of a plan that are checked; anyone's plan has them. */
export interface CheckedPlan {
  readonly place: TripPlace
  readonly itinerary: Itinerary
}

/**
 * Everything that is wrong with a plan, whoever made it: days and dates as asked, times in order, three meals, no place
 * twice or on its closing day, places within reach and near enough to each other, costs within the band, texts that fit.
 * An empty list is a good plan.
 */
export function checkPlan(request: PlanInput, plan: CheckedPlan): PlanFault[] {
  return [
    ...checkDays(request, plan.itinerary),
    ...checkPlaces(plan),
    ...checkCosts(request, plan.itinerary),
    ...checkTexts(plan.itinerary),
  ]
}
