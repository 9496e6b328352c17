import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  deleteField,
  doc,
  getDoc,
  getFirestore,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore'
import { startFirestoreServer } from '@waymark/firestore-stand-in/firestore/server'
import { HOST } from '@waymark/tools/local-stack/ports'
import { startBackend } from './backend.ts'
import { createCommitLog, type CommitLog } from './commit-log.ts'

/** The address of a device's Firestore. */
export interface Address {
  readonly port: number
  readonly project: string
}

/** A Firestore with the product's rules that a test can break. */
export interface Cloud extends Address {
  readonly log: CommitLog
  /** The stored documents as plain data. */
  read(path: string): Promise<Record<string, unknown>>
  /** A write by the product's server, bypassing the rules: field paths and values. */
  decide(path: string, fields: Readonly<Record<string, unknown>>): Promise<void>
  /** A transaction of the server. Undefined deletes a field. */
  decideOf(path: string, change: (held: Record<string, unknown>) => Readonly<Record<string, unknown>>): Promise<void>
  dropConnections(): void
  /** Restarts the server on the same port with the same documents. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Starts it on a free port with one document. */
export async function startCloud(path: string, data: object): Promise<Cloud> {
  const backend = await startBackend()
  const { project } = backend
  const log = createCommitLog(`projects/${project}/databases/(default)`)
  const start = async (wanted: number) =>
    startFirestoreServer({ host: HOST, port: wanted, service: log.follow(await backend.next()) })
  let server = await start(0)
  const { port } = server
  // Broken connections are intended; the SDK warns about each.
  setLogLevel('silent')
  const app = initializeApp({ projectId: project, apiKey: 'local' }, randomUUID())
  const db = getFirestore(app)
  connectFirestoreEmulator(db, HOST, port, { mockUserToken: 'owner' })
  await setDoc(doc(db, path), data)

  return {
    port,
    project,
    log,
    read: async (asked) => JSON.parse(JSON.stringify((await getDoc(doc(db, asked))).data() ?? {})),
    decide: (path, fields) => updateDoc(doc(db, path), { ...fields }),
    decideOf: (path, change) =>
      runTransaction(db, async (transaction) => {
        const held = await transaction.get(doc(db, path))
        const fields = Object.entries(change(JSON.parse(JSON.stringify(held.data() ?? {}))))
        const written = fields.map(([field, value]) => [field, value === undefined ? deleteField() : value] as const)
        if (written.length > 0) transaction.update(doc(db, path), Object.fromEntries(written))
      }),
    dropConnections: () => server.dropConnections(),
    async restart() {
      await server.close()
      // Only now, because writes received before the connections broke are still applied.
      server = await start(port)
    },
    async close() {
      await deleteApp(app)
      await server.close()
      backend.close()
    },
  }
}
