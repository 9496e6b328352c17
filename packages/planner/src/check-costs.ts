import type { Itinerary } from '@waymark/contract/trips/itinerary'
import { BAND_TOP_CENTS } from '@waymark/domain/trip-total'
import { allowedCents, coveredCents } from './budget.ts'
import { priceFactors } from '@waymark/domain/party-prices'
import type { PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'
import { OVER_BUDGET_WORDS, OVER_LIMIT_WORDS } from './tips.ts'
import { dailyLimitIn } from './wishes/daily-limit.ts'

/** Checks that costs add up and stay within the band, or that a tip says they cannot. Plans without costs pass. */
export function checkCosts(request: PlanInput, { costs, tips, dailyItinerary }: Itinerary): PlanFault[] {
  if (!costs) return []
  const faults: PlanFault[] = []
  const parts = costs.accommodationCents + costs.mealsCents + costs.activitiesCents + costs.transportCents
  if (parts !== costs.totalCents) {
    faults.push({
      rule: 'costs-do-not-add-up',
      where: 'costs',
      detail: `parts make ${parts}, total is ${costs.totalCents}`,
    })
  }
  const admissions = dailyItinerary
    .flatMap((day) => day.activities)
    .reduce((sum, { place }) => sum + (place?.costCents ?? 0), 0)
  const { admissions: payers } = priceFactors(costs.travellers ?? { adults: 1, childAges: [] })
  const together = Math.round(admissions * payers)
  if (together !== costs.activitiesCents) {
    faults.push({
      rule: 'costs-do-not-add-up',
      where: 'costs',
      detail: `places cost one adult ${admissions} and everybody ${together}, not ${costs.activitiesCents}`,
    })
  }
  const isAbove = costs.totalCents > BAND_TOP_CENTS[request.budget]
  if (isAbove && !costs.overBudget) {
    faults.push({
      rule: 'over-budget',
      where: 'costs',
      detail: `${costs.totalCents} is above ${request.budget} and not told`,
    })
  }
  if (costs.overBudget && !tips.some((tip) => tip.includes(OVER_BUDGET_WORDS))) {
    faults.push({ rule: 'over-budget', where: 'tips', detail: 'no tip says that the plan is above the budget' })
  }
  const limit = dailyLimitIn(request.preferences ?? '')
  const allowed = limit && allowedCents(limit, dailyItinerary.length, costs.travellers ?? { adults: 1, childAges: [] })
  const isAboveLimit = limit !== undefined && allowed !== undefined && coveredCents(limit, costs) > allowed
  if (isAboveLimit && !tips.some((tip) => tip.includes(OVER_LIMIT_WORDS)))
    faults.push({ rule: 'over-budget', where: 'tips', detail: 'no tip says that the limit per day is not kept' })
  return faults
}
