import type { ImportedTrip } from '@waymark/contract/users/account-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { assembleItinerary } from '@waymark/domain/itinerary'
import { ownPlan } from '../trips/own-plan.ts'
import { AppError } from '../platform/app-error.ts'
import { createTrip, newTripId, readTrip } from '../trips/trips-store.ts'
import { failingWith } from '../platform/failing-with.ts'
import { idOfRequest, type KeyedCaller } from '../platform/idempotency-key.ts'

/** Makes a trip of the user from an exported one. A retry with the same key finds what the first try made. */
export const importTrip = (sent: ImportedTrip, caller: KeyedCaller): Promise<Trip> =>
  failingWith('Failed to import the trip. Please try again.', async () => {
    const { uid } = caller
    const id = idOfRequest(caller, newTripId)
    const itinerary = { ...sent.itinerary, dailyItinerary: [] }
    await createTrip(id, {
      ...sent,
      itinerary,
      ...ownPlan(sent, uid),
      userId: uid,
      memberIds: [uid],
      roles: { [uid]: 'owner' },
    })
    const trip = await readTrip(id)
    if (trip?.memberIds.includes(uid) !== true) throw new AppError('not-found', 'the trip was deleted meanwhile')
    return assembleItinerary(trip)
  })
