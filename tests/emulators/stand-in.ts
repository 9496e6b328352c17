import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore'
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
  type App as AdminApp,
} from 'firebase-admin/app'
import { getFirestore as getAdminFirestore, type Firestore as AdminFirestore } from 'firebase-admin/firestore'
import { startFirestoreServer, type FirestoreServer } from '@waymark/emulators/firestore/server'

export const HOST = '127.0.0.1'
export const PROJECT = 'demo-waymark'

export interface StandInOptions {
  readonly rules?: string
  /** Content of a firestore.indexes.json. */
  readonly indexes?: unknown
}

export interface StandIn {
  readonly server: FirestoreServer
  readonly url: string
  /** The web SDK (over gRPC, as it does in Node): signed in as `uid` with further claims, or signed out. */
  client(uid?: string, claims?: Readonly<Record<string, unknown>>): Firestore
  /** firebase-admin, which bypasses the rules; one client for the whole file. */
  admin(): AdminFirestore
  /** Ends the clients made so far and drops all documents: for `beforeEach`. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts the local Firestore in this process on a free port. Whoever starts it closes it, in `afterAll`. */
export async function startStandIn({ rules, indexes }: StandInOptions = {}): Promise<StandIn> {
  const server = await startFirestoreServer({ host: HOST, port: 0, project: PROJECT, rulesSource: rules, indexes })
  // firebase-admin would look for the metadata server of Google's cloud first.
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] = `${HOST}:${server.port}`
  // Refusals and broken connections are what these tests are about; the SDK warns of each.
  setLogLevel('error')
  const clients: FirebaseApp[] = []
  let adminApp: AdminApp | undefined

  async function reset(): Promise<void> {
    await Promise.all(clients.splice(0).map((app) => deleteApp(app)))
    server.service.clear(PROJECT, '(default)')
  }

  return {
    server,
    url: `http://${HOST}:${server.port}`,
    client(uid, claims = {}) {
      const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, randomUUID())
      clients.push(app)
      const db = getFirestore(app)
      const user = uid === undefined ? {} : { mockUserToken: { ...claims, sub: uid } }
      connectFirestoreEmulator(db, HOST, server.port, user)
      return db
    },
    admin() {
      adminApp ??= initializeAdminApp({ projectId: PROJECT }, randomUUID())
      return getAdminFirestore(adminApp)
    },
    reset,
    async close() {
      await reset()
      if (adminApp !== undefined) await deleteAdminApp(adminApp)
      await server.close()
    },
  }
}
