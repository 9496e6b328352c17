import { FirebaseError } from 'firebase/app'
import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  onSnapshot,
  waitForPendingWrites,
} from 'firebase/firestore'

/** Waits for the server: `getDocFromServer` gives up where the network has just come back, and Firestore is yet to connect. */
const whatServerHas = (ref: DocumentReference): Promise<DocumentSnapshot> =>
  new Promise((resolve, reject) => {
    const stop = onSnapshot(
      ref,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return
        stop()
        resolve(snapshot)
      },
      reject,
    )
  })

/**
 * What the server holds of a document once this device has sent everything and reaches it; undefined where the document is
 * gone, or not for this person any more.
 */
export async function onceSent(firestore: Firestore, path: string): Promise<DocumentSnapshot | undefined> {
  await waitForPendingWrites(firestore)
  try {
    return await whatServerHas(doc(firestore, path))
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return undefined
    throw error
  }
}
