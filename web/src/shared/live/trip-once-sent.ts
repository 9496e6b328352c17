import { COLLECTIONS } from '@waymark/contract/firestore'
import { doc, type DocumentSnapshot, FirestoreError, getDocFromServer, waitForPendingWrites } from 'firebase/firestore'
import { firestore } from './firestore.ts'

/**
 * What the server holds of a trip once this device has sent everything; undefined where the trip is gone, or not for this
 * person any more. @throws where the server cannot be asked
 */
export async function tripOnceSent(id: string): Promise<DocumentSnapshot | undefined> {
  await waitForPendingWrites(firestore)
  try {
    return await getDocFromServer(doc(firestore, COLLECTIONS.trips, id))
  } catch (error) {
    if (error instanceof FirestoreError && error.code === 'permission-denied') return undefined
    throw error
  }
}
