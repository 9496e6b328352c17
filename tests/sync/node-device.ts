import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore'
import { HOST, PROJECT } from '../emulators/stand-in.ts'
import type { Device } from './device.ts'
import { openList } from './list-client.ts'

/** The web SDK in this process: over gRPC, its cache in memory. */
export function openNodeDevice(uid: string, port: number, path: string): Device {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, randomUUID())
  const db = getFirestore(app)
  connectFirestoreEmulator(db, HOST, port, { mockUserToken: { sub: uid } })
  const list = openList(db, path)
  return {
    uid,
    name: `${uid} in Node`,
    shown: async () => list.shown(),
    write: (operation) => list.write(operation),
    unsent: async () => list.unsent(),
    errors: async () => list.errors(),
    offline: () => list.offline(),
    online: () => list.online(),
    close: () => deleteApp(app),
  }
}
