import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore'
import type { Person } from './people.ts'
import { FIRESTORE_PORT, PROJECT } from './stack.ts'

/** Acts like the app in somebody's browser: through the web SDK, under the rules. */
export async function inTheApp<T>({ idToken, uid }: Person, act: (db: Firestore) => Promise<T>): Promise<T> {
  setLogLevel('silent')
  const app = initializeApp({ projectId: PROJECT, apiKey: 'any' }, `${uid} ${performance.now()}`)
  const db = getFirestore(app)
  connectFirestoreEmulator(db, '127.0.0.1', FIRESTORE_PORT, { mockUserToken: idToken })
  try {
    return await act(db)
  } finally {
    await deleteApp(app)
  }
}
