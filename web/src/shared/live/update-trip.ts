import { hasHappened, isAddition, type TripChange } from '@waymark/domain/trip-changes'
import { getDocFromServer, serverTimestamp, updateDoc } from 'firebase/firestore'
import { tripRef } from './refs.ts'

async function hasHappenedThere(tripId: string, fields: TripChange): Promise<boolean> {
  try {
    return hasHappened((await getDocFromServer(tripRef(tripId))).data(), fields)
  } catch {
    // Whoever may not read the trip any more is told of the refusal.
    return false
  }
}

/**
 * One write of a trip, as `writesOf` makes them. It is done as well where somebody else was first with the same, and where
 * it was sent again because its answer was lost. @throws where the server refuses it otherwise
 */
export async function updateTrip(tripId: string, fields: TripChange): Promise<void> {
  const stamp = isAddition(fields) ? {} : { updatedAt: serverTimestamp() }
  try {
    await updateDoc(tripRef(tripId), { ...fields, ...stamp })
  } catch (error) {
    if (!(await hasHappenedThere(tripId, fields))) throw error
  }
}
