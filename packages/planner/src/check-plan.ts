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
 * All faults of a plan, whoever made it: days and dates, order of times, meals, duplicates, opening hours, distances,
 * the named sight, tickets, light, gaps, costs, comfort, texts, and the travellers' wishes. Empty for a good plan.
 */
export function checkPlan(request: PlanInput, plan: CheckedPlan): PlanFault[] {
  return [
    ...checkDays(request, plan.itinerary),
    ...checkPlaces(plan),
    ...checkHours(request, plan),
    ...checkNamedSight(request, plan),
    ...checkTickets(plan),
    ...checkCosts(request, plan.itinerary),
    ...checkComfort(request, plan.itinerary),
    ...checkTexts(plan.itinerary),
    ...checkWishes(request, plan),
  ]
}
