import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getFirestore } from 'firebase/firestore'
import { makeList } from '../../web/src/features/packing/data/list-changes.ts'
import { HOST } from '@waymark/tools/local-stack/ports'
import type { Address } from './cloud.ts'
import type { Device } from './device.ts'
import { openList } from './list-client.ts'

export interface NodeDevice extends Device {
  /** Makes another list; settles when the server has it. */
  make(path: string, fields: Readonly<Record<string, unknown>>): Promise<void>
}

/** The web SDK in this process: over gRPC, its cache in memory. */
export function openNodeDevice(uid: string, { port, project }: Address, path: string): NodeDevice {
  const app = initializeApp({ projectId: project, apiKey: 'local' }, randomUUID())
  const db = getFirestore(app)
  connectFirestoreEmulator(db, HOST, port, { mockUserToken: { sub: uid } })
  const list = openList(db, path)
  return {
    uid,
    name: `${uid} in Node`,
    shown: async () => list.shown(),
    write: (operation) => list.write(operation),
    make: (other, fields) => makeList(doc(db, other), fields),
    unsent: async () => list.unsent(),
    errors: async () => list.errors(),
    offline: () => list.offline(),
    online: () => list.online(),
    close: () => deleteApp(app),
  }
}
