import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore'
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
  /** firebase-admin, which bypasses the rules; one client for the whole file. */
  admin(): AdminFirestore
  /** Replaces the security rules of the project. */
  loadRules(source: string): Promise<void>
  /** Ends the clients made so far and drops all documents: for `beforeEach`. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * On a connection of its own, which `fetch` does not promise: what a test broke before may leave one behind that the
 * engine is just closing.
 */
async function ask(url: string, { method, body }: { method: string; body?: string }): Promise<void> {
  const asking = request(url, { method, agent: false }).end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const said = await text(response)
  if (response.statusCode !== 200) throw new Error(`${method} ${url} was answered with ${response.statusCode}: ${said}`)
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

  async function reset(): Promise<void> {
    await Promise.all(clients.splice(0).map((app) => deleteApp(app)))
    await ask(`${url}/emulator/v1/projects/${project}/databases/(default)/documents`, { method: 'DELETE' })
  }

  return {
    port,
    url,
    project,
    documents: `projects/${project}/databases/(default)/documents`,
    client(uid, claims = {}) {
      const app = initializeApp({ projectId: project, apiKey: 'local' }, randomUUID())
      clients.push(app)
      const db = getFirestore(app)
      const user = uid === undefined ? {} : { mockUserToken: { ...claims, sub: uid } }
      connectFirestoreEmulator(db, HOST, port, user)
      return db
    },
    admin() {
      adminApp ??= initializeAdminApp({ projectId: project }, randomUUID())
      return getAdminFirestore(adminApp)
    },
    loadRules(content) {
      const body = JSON.stringify({ rules: { files: [{ name: 'security.rules', content }] } })
      return ask(`${url}/emulator/v1/projects/${project}:securityRules`, { method: 'PUT', body })
    },
    reset,
    async close() {
      await reset()
      if (adminApp !== undefined) await deleteAdminApp(adminApp)
    },
  }
}
