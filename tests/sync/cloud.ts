import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc } from 'firebase/firestore'
import { startFirestoreServer, type FirestoreServer } from '@waymark/emulators/firestore/server'
import { PROJECT } from '@waymark/emulators/suite/paths'
import { HOST } from '@waymark/emulators/suite/ports'
import { createCommitLog, type CommitLog } from './commit-log.ts'

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
const DATABASE = `projects/${PROJECT}/databases/(default)`

/** The local Firestore under the product's rules, in the hands of a test that breaks it. */
export interface Cloud {
  readonly port: number
  readonly log: CommitLog
  read(path: string): Promise<Record<string, unknown>>
  dropConnections(): void
  /** Ends the server and starts another on the same port with the documents of the first. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Starts it on a free port with one document. */
export async function startCloud(path: string, data: object): Promise<Cloud> {
  const start = (port: number): Promise<FirestoreServer> =>
    startFirestoreServer({ host: HOST, port, project: PROJECT, rulesSource: RULES })
  let server = await start(0)
  const { port } = server
  const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, randomUUID())
  const db = getFirestore(app)
  connectFirestoreEmulator(db, HOST, port, { mockUserToken: 'owner' })
  await setDoc(doc(db, path), data)
  const log = createCommitLog(DATABASE)
  log.follow(server.service)

  return {
    port,
    log,
    read: async (asked) => (await getDoc(doc(db, asked))).data() ?? {},
    dropConnections: () => server.dropConnections(),
    async restart() {
      await server.close()
      // Exported last, because what has arrived before the connections broke is still written.
      const kept = server.service.exportData()
      server = await start(port)
      server.service.importData(kept)
      log.follow(server.service)
    },
    async close() {
      await deleteApp(app)
      await server.close()
    },
  }
}
