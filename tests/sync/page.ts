/** Runs in the page: the web SDK with the app's persistent cache, driven through `window.list`. */
import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth'
import {
  connectFirestoreEmulator,
  disableNetwork,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
} from 'firebase/firestore'
import type { Address } from './cloud.ts'
import { openList, type ListClient } from './list-client.ts'

export interface OpenOptions extends Address {
  readonly uid: string
  readonly path: string
  readonly offline: boolean
}

let client: ListClient

async function open({ port, project, uid, path, offline }: OpenOptions): Promise<void> {
  setLogLevel('silent')
  const app = initializeApp({ projectId: project, apiKey: 'local' })
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  await signInWithCustomToken(auth, uid)
  const db = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  })
  connectFirestoreEmulator(db, '127.0.0.1', port)
  if (offline) await disableNetwork(db)
  client = openList(db, path)
  await client.ready
}

const list = { open, client: () => client }

declare global {
  interface Window {
    list: typeof list
  }
}

window.list = list
