import { type DocumentReference, runTransaction } from 'firebase/firestore'

/** Ends a transaction that has only read. */
class HasRead extends Error {}

/**
 * What the server holds, by a transaction: any other read, `getDocFromServer` too, is answered from what this device
 * listens to, which may not know yet of a change that was just made.
 * @throws FirestoreError, also without a network
 */
export async function readOnServer<T>(ref: DocumentReference<T>): Promise<T | undefined> {
  let stored: T | undefined
  try {
    await runTransaction(ref.firestore, async (transaction) => {
      stored = (await transaction.get(ref)).data()
      throw new HasRead()
    })
  } catch (error) {
    if (!(error instanceof HasRead)) throw error
  }
  return stored
}
