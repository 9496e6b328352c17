import { hasHappened, type TripChange } from '@waymark/domain/trip-changes'
import { type DocumentReference, FirestoreError, getDocFromServer, waitForPendingWrites } from 'firebase/firestore'

const PAUSE_MS = 1_000

/**
 * What the server holds, without what this device has not sent yet: the SDK lays that over every read. Without a network it
 * waits for one.
 */
async function readSettled(ref: DocumentReference): Promise<unknown> {
  for (;;) {
    try {
      const found = await getDocFromServer(ref)
      if (!found.metadata.hasPendingWrites) return found.data()
      await waitForPendingWrites(ref.firestore)
    } catch (error) {
      if (!(error instanceof FirestoreError && error.code === 'unavailable')) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Asks the server whether what a refused write of a trip was to do has happened all the same. Never rejects. */
export const hasHappenedThere = (ref: DocumentReference, fields: TripChange): Promise<boolean> =>
  readSettled(ref).then(
    (stored) => hasHappened(stored, fields),
    // Whoever may not read the trip any more is told of the refusal.
    () => false,
  )
