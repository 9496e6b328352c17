import type { Itinerary } from '@waymark/contract/trips/itinerary'
import { roomFor } from './lodging.ts'
import type { PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'
import { planningContextOf } from './planning-context.ts'

/** Checks that accommodation and meals match the budget, and are consistent across nights. */
export function checkComfort(request: PlanInput, { costs, dailyItinerary }: Itinerary): PlanFault[] {
  const { spending } = planningContextOf(request)
  const room = roomFor(spending.night, request.travelStyle)
  const faults = dailyItinerary
    .filter(({ accommodation }) => accommodation !== '' && !accommodation.startsWith(room))
    .map(({ day, accommodation }): PlanFault => ({
      rule: 'comfort',
      where: `day ${day}`,
      detail: `'${accommodation}' is not '${room}'`,
    }))
  const { accommodation, meals } = spending.fixedCents
  const isPaid = !costs || (costs.accommodationCents === accommodation && costs.mealsCents === meals)
  if (isPaid) return faults
  const detail = `beds and meals cost ${accommodation} and ${meals} for ${request.budget}`
  return [...faults, { rule: 'comfort', where: 'costs', detail }]
}
