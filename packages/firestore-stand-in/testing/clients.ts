import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type EmulatorMockTokenOptions,
  type Firestore,
} from 'firebase/firestore'
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
  type App as AdminApp,
} from 'firebase-admin/app'
import { getFirestore as getAdminFirestore, type Firestore as AdminFirestore } from 'firebase-admin/firestore'

/** Where whatever a test starts listens. */
export const HOST = '127.0.0.1'

/** The SDKs of a test file, connected to one project of a running Firestore. */
export interface Clients {
  readonly port: number
  readonly url: string
  readonly project: string
  /** Resource name of the root of all documents: `projects/…/databases/(default)/documents`. */
  readonly documents: string
  /** The web SDK (over gRPC, as it does in Node): signed in as `uid` with further claims, or signed out. */
  client(uid?: string, claims?: Readonly<Record<string, unknown>>): Firestore
  /** The web SDK as the rules hold nobody back. */
  pastRules(): Firestore
  /** firebase-admin, which bypasses the rules; one client for the whole file. */
  admin(): AdminFirestore
  /**
   * Writes the documents `<collection>/<id>` past the rules, in one commit: Google's emulator tells of commits that happen
   * at the same moment out of order, and the SDK then ignores a document's change as older than its absence.
   */
  seed(collection: string, documents: Readonly<Record<string, object>>): Promise<void>
  /** Replaces the security rules of the project. */
  loadRules(source: string): Promise<void>
  /** Drops all documents. */
  clear(): Promise<void>
  /** Ends the clients made so far and drops all documents: for `beforeEach`. */
  reset(): Promise<void>
  close(): Promise<void>
}

interface Said {
  readonly status: number | undefined
  readonly text: string
}

/**
 * On a connection of its own, which `fetch` does not promise: what a test broke before may leave one behind that the
 * engine is just closing.
 */
async function ask(url: string, { method, body }: { method: string; body?: string }): Promise<Said> {
  const asking = request(url, { method, agent: false }).end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: response.statusCode, text: await text(response) }
}

function expectDone(what: string, { status, text }: Said): void {
  if (status !== 200) throw new Error(`${what} was answered with ${status}: ${text}`)
}

const DROP_MS = 30_000
const PAUSE_MS = 50

/**
 * Google's emulator tells listeners of what it drops, and answers 500 while one of them has left and it has not noticed:
 * until it has, on a busy machine some moments after the client was ended.
 */
async function dropDocuments(url: string): Promise<void> {
  const end = Date.now() + DROP_MS
  for (;;) {
    const said = await ask(url, { method: 'DELETE' })
    if (said.status !== 500 || Date.now() > end) return expectDone(`DELETE ${url}`, said)
    await pause(PAUSE_MS)
  }
}

/** Connects to the Firestore on `port`. Whoever connects closes, in `afterAll`. */
export function connectClients(port: number, project: string): Clients {
  const url = `http://${HOST}:${port}`
  // firebase-admin would look for the metadata server of Google's cloud first.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${port}`
  // Refusals and broken connections are what these tests are about; the SDK warns of each.
  setLogLevel('error')
  const clients: FirebaseApp[] = []
  let adminApp: AdminApp | undefined

  function connect(options: { mockUserToken?: EmulatorMockTokenOptions | string }): Firestore {
    const app = initializeApp({ projectId: project, apiKey: 'local' }, randomUUID())
    clients.push(app)
    const db = getFirestore(app)
    connectFirestoreEmulator(db, HOST, port, options)
    return db
  }

  const clear = () => dropDocuments(`${url}/emulator/v1/projects/${project}/databases/(default)/documents`)

  async function reset(): Promise<void> {
    await Promise.all(clients.splice(0).map((app) => deleteApp(app)))
    await clear()
  }

  function admin(): AdminFirestore {
    adminApp ??= initializeAdminApp({ projectId: project }, randomUUID())
    return getAdminFirestore(adminApp)
  }

  return {
    port,
    url,
    project,
    documents: `projects/${project}/databases/(default)/documents`,
    client: (uid, claims = {}) => connect(uid === undefined ? {} : { mockUserToken: { ...claims, sub: uid } }),
    pastRules: () => connect({ mockUserToken: 'owner' }),
    admin,
    async seed(collection, documents) {
      const batch = admin().batch()
      for (const [id, fields] of Object.entries(documents)) batch.set(admin().doc(`${collection}/${id}`), fields)
      await batch.commit()
    },
    async loadRules(content) {
      const body = JSON.stringify({ rules: { files: [{ name: 'security.rules', content }] } })
      const said = await ask(`${url}/emulator/v1/projects/${project}:securityRules`, { method: 'PUT', body })
      expectDone('Loading rules', said)
    },
    clear,
    reset,
    async close() {
      await reset()
      if (adminApp !== undefined) await deleteAdminApp(adminApp)
    },
  }
}
