import type { DocumentReference } from 'firebase/firestore'
import { transact } from './transact.ts'

/** Ends a read-only transaction. */
class HasRead extends Error {}

/**
 * Reads from the server with a transaction: all other reads, even `getDocFromServer`, may be answered from an active
 * listener that does not know the latest change yet.
 * @throws FirestoreError, also without a network
 */
export async function readOnServer<T>(ref: DocumentReference<T>): Promise<T | undefined> {
  let stored: T | undefined
  try {
    await transact(ref.firestore, async (transaction) => {
      stored = (await transaction.get(ref)).data()
      throw new HasRead()
    })
  } catch (error) {
    if (!(error instanceof HasRead)) throw error
  }
  return stored
}
