import { checkComfort } from './check-comfort.ts'
import { checkCosts } from './check-costs.ts'
import { checkDays } from './check-days.ts'
import { checkHours } from './check-hours.ts'
import { checkNamedSight } from './check-named-sight.ts'
import { checkPlaces } from './check-places.ts'
import { checkTexts } from './check-texts.ts'
import { checkTickets } from './check-tickets.ts'
import { checkWishes } from './check-wishes.ts'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'

/**
 * Everything that is wrong with a plan, whoever made it: days and dates as asked, times in order, three meals, no place
 * twice, none outside its opening hours, places within reach and near enough to each other, the sight that was named, one
 * ticket on one day, the light that is promised, no idle hours, costs within the band, beds and meals that it pays for,
 * texts that fit, and the wishes of those who travel.
 * An empty list is a good plan.
 */
export function checkPlan(request: PlanInput, plan: CheckedPlan): PlanFault[] {
  return [
    ...checkDays(request, plan.itinerary),
    ...checkPlaces(plan),
    ...checkHours(plan),
    ...checkNamedSight(request, plan),
    ...checkTickets(plan),
    ...checkCosts(request, plan.itinerary),
    ...checkComfort(request, plan.itinerary),
    ...checkTexts(plan.itinerary),
    ...checkWishes(request, plan),
  ]
}
