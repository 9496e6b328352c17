import { hasHappened, isAddition, type TripChange } from '@waymark/domain/trip-changes'
import { serverTimestamp, updateDoc } from 'firebase/firestore'
import { readAfterRefusal, whyClosed } from './after-refusal.ts'
import { RefusedForGood } from './track-write.ts'
import { tripRef } from './trips.ts'

/**
 * One write of a trip, as `writesOf` makes them. It is done as well where somebody else was first with the same, and where
 * it was sent again because its answer was lost.
 * @throws where the server refuses it otherwise: RefusedForGood where it takes no change of this person any more
 */
export async function updateTrip(tripId: string, fields: TripChange, uid: string): Promise<void> {
  const ref = tripRef(tripId)
  const stamp = isAddition(fields) ? {} : { updatedAt: serverTimestamp() }
  try {
    await updateDoc(ref, { ...fields, ...stamp })
  } catch (error) {
    const stored = await readAfterRefusal(ref)
    if (hasHappened(stored, fields)) return
    const why = whyClosed(stored, uid)
    throw why === undefined ? error : new RefusedForGood(why, { cause: error })
  }
}
