import { FirebaseError } from 'firebase/app'
import {
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  onSnapshot,
  waitForPendingWrites,
} from 'firebase/firestore'

/** Waits for the server: `getDocFromServer` fails right after the network returns, before Firestore has reconnected. */
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
 * The server's version of a document once this device has sent all its writes; undefined if it is gone or unreadable.
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
