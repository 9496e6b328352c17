import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { planDays } from '@waymark/planner/plan-trip'
import type { PlanPart, PlanRun, TravelModel } from '../port/travel-model.ts'

async function* planTrip(request: TripPlanRequest, { morePlaces }: PlanRun): AsyncGenerator<PlanPart> {
  const { outline, days } = planDays(request, morePlaces)
  yield { part: 'opening', opening: outline }
  for (const day of days) yield { part: 'day', day }
}

/** Plans with the embedded guide: without network, and deterministically. */
export const guideModel: TravelModel = { name: 'guide', planTrip }
