import { isAddition, type TripChange } from '@waymark/domain/trip-changes'
import { serverTimestamp, updateDoc } from 'firebase/firestore'
import { hasHappenedThere } from './after-refusal.ts'
import { tripRef } from './refs.ts'

/**
 * One write of a trip, as `writesOf` makes them. It is done as well where somebody else was first with the same, and where
 * it was sent again because its answer was lost. @throws where the server refuses it otherwise
 */
export async function updateTrip(tripId: string, fields: TripChange): Promise<void> {
  const ref = tripRef(tripId)
  const stamp = isAddition(fields) ? {} : { updatedAt: serverTimestamp() }
  try {
    await updateDoc(ref, { ...fields, ...stamp })
  } catch (error) {
    if (!(await hasHappenedThere(ref, fields))) throw error
  }
}
