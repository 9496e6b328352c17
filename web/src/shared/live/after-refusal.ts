import { hasHappened, type TripChange } from '@waymark/domain/trip-changes'
import { type DocumentReference, FirestoreError, runTransaction } from 'firebase/firestore'

const PAUSE_MS = 1_000

/** Ends a transaction that has only read. */
class HasRead extends Error {
  readonly stored: unknown
  constructor(stored: unknown) {
    super('The transaction has read what it was for.')
    this.stored = stored
  }
}

/**
 * What the server holds, by a transaction: any other read is answered from what this device listens to, which may not know
 * yet why the write was refused, and with what it has not sent yet. Without a network it waits for one.
 */
async function readThere(ref: DocumentReference): Promise<unknown> {
  for (;;) {
    try {
      await runTransaction(ref.firestore, async (transaction) => {
        throw new HasRead((await transaction.get(ref)).data())
      })
    } catch (error) {
      if (error instanceof HasRead) return error.stored
      if (!(error instanceof FirestoreError && error.code === 'unavailable')) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Asks the server whether what a refused write of a trip was to do has happened all the same. Never rejects. */
export const hasHappenedThere = (ref: DocumentReference, fields: TripChange): Promise<boolean> =>
  readThere(ref).then(
    (stored) => hasHappened(stored, fields),
    // Whoever may not read the trip any more is told of the refusal.
    () => false,
  )
