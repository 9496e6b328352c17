import { assembleItinerary } from '@waymark/domain/itinerary'
import { travelModel } from '../ai/port/models.ts'
import { deleteTrip as deleteTripOf } from './trip-bin.ts'
import { planTrip as plan } from './plan-trip.ts'
import { listTrips as listTripsOf } from './trips-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listTrips: HandlerOf<'listTrips'> = async (_request, { caller }) =>
  (await listTripsOf(caller.uid)).map(assembleItinerary)

export const planTripPausing =
  (pauseMs: number): HandlerOf<'planTrip'> =>
  async ({ body }, { caller, idempotencyKey, signal }) =>
    plan(body, { uid: caller.uid, key: idempotencyKey, model: await travelModel(), pauseMs, signal })

export const deleteTrip: HandlerOf<'deleteTrip'> = async ({ params }, { caller }) => {
  await deleteTripOf(params.id, caller.uid)
  return { message: 'Trip deleted successfully' }
}
