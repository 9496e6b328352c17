/** Runs in the page: the web SDK with a persistent cache shared by all tabs, driven by the tests through `window.fire`. */
import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth'
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  setDoc,
  setLogLevel,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore'

export interface OpenOptions {
  readonly port: number
  readonly uid?: string
  readonly offline?: boolean
  readonly longPolling?: boolean
}

/** What a listener was last told. A collection shows as its documents by id. */
export interface Shown {
  readonly data: unknown
  readonly fromCache: boolean
  readonly pending: boolean
}

let db: Firestore
let auth: Auth
const shown = new Map<string, Shown[]>()
const outcomes = new Map<string, string>()

async function open({ port, uid, offline = false, longPolling = false }: OpenOptions): Promise<void> {
  setLogLevel('error')
  const app = initializeApp({ projectId: 'demo-waymark', apiKey: 'local' })
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  if (uid !== undefined) await signInAs(uid)
  db = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    ...(longPolling ? { experimentalForceLongPolling: true } : {}),
  })
  connectFirestoreEmulator(db, '127.0.0.1', port)
  if (offline) await disableNetwork(db)
}

async function signInAs(uid: string): Promise<void> {
  await signInWithCustomToken(auth, uid)
}

function show(path: string, entry: Shown): void {
  shown.set(path, [...(shown.get(path) ?? []), entry])
}

/** Listens on a document or, when the path has an odd number of parts, on a collection. */
function watch(path: string): void {
  const options = { includeMetadataChanges: true }
  const fail = (error: { readonly code: string }) => show(path, { data: error.code, fromCache: false, pending: false })
  if (path.split('/').length % 2 === 1) {
    onSnapshot(
      collection(db, path),
      options,
      ({ docs, metadata }) =>
        show(path, {
          data: Object.fromEntries(docs.map((found) => [found.id, found.data()])),
          fromCache: metadata.fromCache,
          pending: metadata.hasPendingWrites,
        }),
      fail,
    )
    return
  }
  onSnapshot(
    doc(db, path),
    options,
    (found) =>
      show(path, {
        data: found.data() ?? null,
        fromCache: found.metadata.fromCache,
        pending: found.metadata.hasPendingWrites,
      }),
    fail,
  )
}

/** Not awaited, as in an app that works offline; `outcome` tells later how it ended. */
function track(name: string, write: Promise<void>): void {
  outcomes.set(name, 'waiting')
  write.then(
    () => outcomes.set(name, 'done'),
    (error: { readonly code: string }) => outcomes.set(name, error.code),
  )
}

export const fire = {
  open,
  watch,
  signInAs,
  history: (path: string): readonly Shown[] => shown.get(path) ?? [],
  outcome: (name: string): string | undefined => outcomes.get(name),
  set: (path: string, data: DocumentData, name: string = path) => track(name, setDoc(doc(db, path), data)),
  update: (path: string, data: DocumentData, name: string = path) => track(name, updateDoc(doc(db, path), data)),
  offline: () => disableNetwork(db),
  online: () => enableNetwork(db),
}

declare global {
  interface Window {
    fire: typeof fire
  }
}

window.fire = fire
