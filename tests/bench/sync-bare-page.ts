/** Runs in the page: the web SDK with the app's kind of cache and the app's query, and nothing else. */
import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  serverTimestamp,
  updateDoc,
  where,
  type DocumentReference,
} from 'firebase/firestore'

export interface BareOptions {
  readonly port: number
  readonly uid: string
  readonly list: string
}

let list: DocumentReference
let hear: (packed: boolean) => void = () => undefined
let heard: Promise<number> | undefined

/** Milliseconds since 1970 in parts, which pages of one machine share. */
const now = (): number => performance.timeOrigin + performance.now()

/** Settles when the listener has been told of the list for the first time. `id` is the item that is ticked. */
async function open({ port, uid, list: listId }: BareOptions, id: string): Promise<void> {
  const app = initializeApp({ projectId: 'demo-waymark', apiKey: 'local' })
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  await signInWithCustomToken(auth, uid)
  const db = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  })
  connectFirestoreEmulator(db, '127.0.0.1', port)
  const lists = collection(db, 'packingLists')
  list = doc(lists, listId)
  await new Promise<void>((resolve) => {
    onSnapshot(query(lists, where('memberIds', 'array-contains', uid), orderBy('createdAt', 'desc')), ({ docs }) => {
      const found = docs.find((each) => each.id === listId)
      if (found === undefined) return
      hear(found.get(`items.${id}.packed`) === true)
      resolve()
    })
  })
}

/** @returns when it was written */
function tick(id: string, packed: boolean): number {
  const at = now()
  void updateDoc(list, { [`items.${id}.packed`]: packed, updatedAt: serverTimestamp() })
  return at
}

/** Begins to wait for the listener. */
function listenFor(packed: boolean): void {
  heard = new Promise((resolve) => {
    hear = (told) => {
      if (told === packed) resolve(now())
    }
  })
}

const bare = {
  open,
  tick,
  listenFor,
  /** When the listener was told. */
  heard: () => heard,
}

declare global {
  interface Window {
    bare: typeof bare
  }
}

window.bare = bare
