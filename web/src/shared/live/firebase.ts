import { initializeApp } from 'firebase/app'
import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth'
import { FIREBASE_CONFIG, LOCAL_HOST, LOCAL_STACK } from '../../config/env.ts'
import { endTransactionsWithPage } from './end-transactions-with-page.ts'

endTransactionsWithPage()

export const firebaseApp = initializeApp(FIREBASE_CONFIG)

/** Without a popup resolver, which loads a Google frame: only the sign-in screen passes one. */
export const auth = initializeAuth(firebaseApp, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })

if (LOCAL_STACK !== undefined) {
  connectAuthEmulator(auth, `http://${LOCAL_HOST}:${LOCAL_STACK.auth}`, { disableWarnings: true })
}
