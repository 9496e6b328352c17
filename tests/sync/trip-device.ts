import { randomUUID } from 'node:crypto'
import { withDays } from '@waymark/contract/trips/day-order'
import type { Trip } from '@waymark/contract/trips/trip'
import { isAddition, type TripChange, writesOf } from '@waymark/domain/trip-changes'
import { HOST } from '@waymark/tools/local-stack/ports'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  deleteField,
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromCache,
  getFirestore,
  onSnapshot,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore'
import { hasHappenedThere } from '../../web/src/shared/live/after-refusal.ts'
import type { Address } from './cloud.ts'
import type { Shown } from './list-client.ts'

const plain = (data: Record<string, unknown>): Record<string, unknown> => JSON.parse(JSON.stringify(data))

/** The fields of a write as the log of the server has them: `stops/k3/day`, and null for what is deleted. */
const writtenFor = (fields: TripChange): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([path, value]) => [path.replaceAll('.', '/'), value ?? null] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** What the server has not taken, and between which microseconds since 1970 it must have said so. */
export interface Refusal {
  readonly written: Record<string, unknown>
  readonly madeAt: bigint
  readonly toldAt: bigint
}

const asSent = (fields: TripChange): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([path, value]) => [path, value === undefined ? deleteField() : value]))

const micros = (ms: number): bigint => BigInt(ms) * 1_000n

/** Somebody on a trip, over the real web SDK in this process, who writes as the app does (web/src/shared/live/update-trip.ts). */
export function openTripDevice(uid: string, { port, project }: Address, trip: Trip) {
  const app = initializeApp({ projectId: project, apiKey: 'local' }, randomUUID())
  const db = getFirestore(app)
  connectFirestoreEmulator(db, HOST, port, { mockUserToken: { sub: uid } })
  const ref = doc(db, `trips/${trip.id}`)
  let shown: Shown = { data: {}, fromCache: true, pending: false }
  let unsent = 0
  const accepted: Record<string, unknown>[] = []
  const refused: Refusal[] = []
  const errors: string[] = []
  const ready = new Promise<void>((resolve) => {
    onSnapshot(
      ref,
      { includeMetadataChanges: true },
      (found) => {
        const { fromCache, hasPendingWrites } = found.metadata
        shown = { data: plain(found.data() ?? {}), fromCache, pending: hasPendingWrites }
        if (found.exists()) resolve()
      },
      (error) => errors.push(error.message),
    )
  })

  return {
    uid,
    name: uid,
    ready,
    /** Writes that the server has taken, in the order in which they were made, and those that it has not. */
    accepted,
    refused,
    errors,
    shown: async () => shown,
    /** What this person sees. */
    trip: (): Trip => withDays({ ...trip, ...(shown.data as Partial<Trip>), id: trip.id }),
    unsent: async () => unsent,
    /** Settles when this device shows the change; the server may be far away. */
    async make(change: TripChange) {
      for (const fields of writesOf(change, uid)) {
        unsent += 1
        const madeAt = micros(Date.now())
        updateDoc(ref, { ...asSent(fields), ...(!isAddition(fields) && { updatedAt: serverTimestamp() }) })
          .then(
            () => accepted.push(writtenFor(fields)),
            async () => {
              if (await hasHappenedThere(ref, fields)) return
              refused.push({ written: writtenFor(fields), madeAt, toldAt: micros(Date.now() + 1) })
            },
          )
          .finally(() => (unsent -= 1))
      }
      await getDocFromCache(ref)
    },
    offline: () => disableNetwork(db),
    online: () => enableNetwork(db),
    close: () => deleteApp(app),
  }
}
export type TripDevice = ReturnType<typeof openTripDevice>
