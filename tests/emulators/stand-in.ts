import { startFirestoreServer, type FirestoreServer } from '@waymark/firestore-stand-in/firestore/server'
import { PROJECT } from '@waymark/tools/local-stack/paths'
import { HOST } from '@waymark/tools/local-stack/ports'
import { connectClients, type Clients } from '../engines/clients.ts'

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
 * Starts the local Firestore in this process on a free port: for tests of what only it does. Whoever starts it closes it,
 * in `afterAll`. Tests of what every Firestore does start the engine of the run: see ../engines/engine.ts.
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
