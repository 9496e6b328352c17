import { startFirestoreServer, type FirestoreServer } from '../firestore/server.ts'
import { connectClients, HOST, type Clients } from './clients.ts'

/** The project of a test that names none. */
export const PROJECT = 'demo-stand-in'

export interface StandInOptions {
  readonly rules?: string | undefined
  /** Content of a firestore.indexes.json. */
  readonly indexes?: unknown
  readonly project?: string
}

export interface StandIn extends Clients {
  readonly server: FirestoreServer
}

/**
 * Starts the local Firestore in this process on a free port, for tests of the stand-in itself. Close it in `afterAll`.
 */
export async function startStandIn({ rules, indexes, project = PROJECT }: StandInOptions = {}): Promise<StandIn> {
  const server = await startFirestoreServer({ host: HOST, port: 0, project, rulesSource: rules, indexes })
  const clients = connectClients(server.port, project)
  return {
    ...clients,
    server,
    async close() {
      await clients.close()
      await server.close()
    },
  }
}
