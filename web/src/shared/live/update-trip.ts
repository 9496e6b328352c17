import { hasHappened, isAddition, type TripChange } from '@waymark/domain/trip-changes'
import { deleteField, serverTimestamp, updateDoc } from 'firebase/firestore'
import { readAfterRefusal, whyClosed } from './after-refusal.ts'
import { RefusedForGood } from './track-write.ts'
import { tripRef } from './trips.ts'

/**
 * Performs one of the writes from `writesOf`. It also succeeds if somebody else has made the same change, or a retry
 * follows a lost response.
 * @throws if the server refuses it; RefusedForGood if it refuses all changes by this user
 */
export async function updateTrip(tripId: string, fields: TripChange, uid: string): Promise<void> {
  const ref = tripRef(tripId)
  const stamp = isAddition(fields) ? {} : { updatedAt: serverTimestamp() }
  const written = Object.entries(fields).map(([path, value]) => [path, value === undefined ? deleteField() : value])
  try {
    await updateDoc(ref, { ...Object.fromEntries(written), ...stamp })
  } catch (error) {
    const stored = await readAfterRefusal(ref)
    if (hasHappened(stored, fields)) return
    const why = whyClosed(stored, uid)
    throw why === undefined ? error : new RefusedForGood(why, { cause: error })
  }
}
