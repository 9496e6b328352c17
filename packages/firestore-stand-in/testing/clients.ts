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

/** Host on which tests start servers. */
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
  /** The web SDK without rules. */
  pastRules(): Firestore
  /** firebase-admin, which bypasses the rules; one client for the whole file. */
  admin(): AdminFirestore
  /**
   * Writes the documents `<collection>/<id>` in one commit, bypassing the rules: Google's emulator reports concurrent
   * commits out of order, and the SDK then ignores a document's change as older than its absence.
   */
  seed(collection: string, documents: Readonly<Record<string, object>>): Promise<void>
  /** Replaces the security rules of the project. */
  loadRules(source: string): Promise<void>
  /** Drops all documents. */
  clear(): Promise<void>
  /** Terminates the clients and deletes all documents: for `beforeEach`. */
  reset(): Promise<void>
  close(): Promise<void>
}

interface Said {
  readonly status: number | undefined
  readonly text: string
}

/** On a new connection, because `fetch` may reuse one that the engine is just closing after a test broke it. */
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
 * Google's emulator notifies listeners of deletions, and responds with 500 while it has not noticed that one of them
 * has left, which takes some moments on a busy machine.
 */
async function dropDocuments(url: string): Promise<void> {
  const end = Date.now() + DROP_MS
  for (;;) {
    const said = await ask(url, { method: 'DELETE' })
    if (said.status !== 500 || Date.now() > end) return expectDone(`DELETE ${url}`, said)
    await pause(PAUSE_MS)
  }
}

/** Connects to the Firestore on `port`. Close it in `afterAll`. */
export function connectClients(port: number, project: string): Clients {
  const url = `http://${HOST}:${port}`
  // Otherwise firebase-admin would look for Google's metadata server.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${port}`
  // These tests cause refusals and broken connections; the SDK warns about each.
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
