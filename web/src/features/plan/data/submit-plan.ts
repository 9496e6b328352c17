import { planTrip, type Trip, type TripPlanRequest } from '@waymark/contract/trips/trip'
import { callApi } from '../../../shared/api/api-client.ts'
import { attemptKey, dropPlanDraft } from './plan-draft.ts'

// api: the server plans, and writes the days into the trip's document meanwhile
/** Answers with the whole trip. Sent again after a failure it leads to the same trip, not to a second one. */
export async function submitPlan(uid: string, request: TripPlanRequest, signal: AbortSignal): Promise<Trip> {
  const idempotencyKey = attemptKey(uid, request)
  const trip = await callApi(planTrip, { body: request }, { idempotencyKey, signal })
  dropPlanDraft(uid)
  return trip
}
