import { planDays, UnknownPlaceError as UnknownToAtlas, type StartedPlan } from '@waymark/guide/planner/plan-trip'
import type { TripPlanRequest } from '@waymark/contract/trips'
import { UnknownPlaceError, type PlanPart, type TravelModel } from './travel-model.ts'

function start(request: TripPlanRequest): StartedPlan {
  try {
    return planDays(request)
  } catch (error) {
    throw error instanceof UnknownToAtlas ? new UnknownPlaceError() : error
  }
}

async function* planTrip(request: TripPlanRequest): AsyncGenerator<PlanPart> {
  const { outline, days } = start(request)
  yield { part: 'opening', opening: outline }
  for (const day of days) yield { part: 'day', day }
}

/** Plans with the embedded travel guide: no network, the same plan for the same request. */
export const guideModel: TravelModel = { name: 'guide', planTrip }
