import { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { checkDay } from '@waymark/planner/check-day'
import { checkPlan } from '@waymark/planner/check-plan'
import { FLAWS, type PlanFault } from '@waymark/planner/plan-fault'
import type { TripOpening } from '../ai/port/travel-model.ts'
import { AppError } from '../platform/app-error.ts'
import { log } from '../platform/logger.ts'
import { daysOf } from './new-trip.ts'
import { PLANNING_FAILED } from './claim-trip.ts'

const refuse = (detail: string): never => {
  throw new AppError('internal', `the plan is not good: ${detail}`, { message: PLANNING_FAILED })
}

/** Throws for flaws; lesser faults are only logged, because the traveller is better off with the plan. */
function refuseFaults(faults: readonly PlanFault[]): void {
  const [flaw] = faults.filter(({ rule }) => FLAWS.has(rule))
  if (flaw) log('WARNING', 'A plan has a flaw', { detail: `${flaw.rule} at ${flaw.where}` })
  const [first] = faults.filter(({ rule }) => !FLAWS.has(rule))
  if (first !== undefined) refuse(`${first.rule} at ${first.where}`)
}

const planOf = ({ place, highlights, tips, costs }: TripOpening, days: readonly ItineraryDay[]) => ({
  place,
  itinerary: { overview: { highlights: [...highlights] }, dailyItinerary: [...days], tips: [...tips], costs },
})

/**
 * Checks the next day against the previous ones, as if the trip ended with it.
 * @returns the day in the contract's shape; throws if it has a flaw
 */
export function checkedDay(
  request: TripPlanRequest,
  opening: TripOpening,
  before: readonly ItineraryDay[],
  day: unknown,
): ItineraryDay {
  const parsed = ItineraryDay.safeParse(day)
  if (!parsed.success) return refuse(`day ${before.length + 1} is missing or malformed`)
  if (before.length >= daysOf(request)) return refuse('it has a day too many')
  refuseFaults(checkDay(request, opening.place, before, parsed.data))
  return parsed.data
}

/** Checks a finished plan including costs. Throws if it has a flaw. */
export function checkWhole(request: TripPlanRequest, opening: TripOpening, days: readonly ItineraryDay[]): void {
  refuseFaults(checkPlan(request, planOf(opening, days)))
}
