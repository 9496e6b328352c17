/** One client of a packing list over the real web SDK. Runs in Node and in a page. */
import { disableNetwork, doc, enableNetwork, getDocFromCache, onSnapshot, type Firestore } from 'firebase/firestore'
import { writeChanges } from '../../web/src/features/packing/data/list-changes.ts'
import { writesOf, type Operation } from './operation.ts'

/** What the listener was last told. */
export interface Shown {
  readonly data: Record<string, unknown>
  readonly fromCache: boolean
  readonly pending: boolean
}

export interface ListClient {
  /** Settles when there is a list to show, be it from the cache. */
  readonly ready: Promise<void>
  shown(): Shown
  /** Writes without waiting for the server, as the app does; settles when the local cache holds the changes. */
  write(operation: Operation): Promise<void>
  /** Writes that the server has not answered yet, of this load. */
  unsent(): number
  /** Why writes were refused, or the listener ended. */
  errors(): readonly string[]
  offline(): Promise<void>
  online(): Promise<void>
}

const NOTHING: Shown = { data: {}, fromCache: true, pending: false }

/** Plain data: the time of the last change as text, null while the server has not told it. */
const plain = (data: Record<string, unknown>): Record<string, unknown> => JSON.parse(JSON.stringify(data))

export function openList(db: Firestore, path: string): ListClient {
  const list = doc(db, path)
  let shown = NOTHING
  let unsent = 0
  const errors: string[] = []
  const ready = new Promise<void>((resolve) => {
    onSnapshot(
      list,
      { includeMetadataChanges: true },
      (found) => {
        const { fromCache, hasPendingWrites } = found.metadata
        shown = { data: plain(found.data() ?? {}), fromCache, pending: hasPendingWrites }
        if (found.exists()) resolve()
      },
      (error) => errors.push(`listener: ${error.message}`),
    )
  })
  return {
    ready,
    shown: () => shown,
    async write(operation) {
      for (const changes of writesOf(operation)) {
        unsent += 1
        writeChanges(list, ...changes).then(
          () => (unsent -= 1),
          (error: unknown) => errors.push(`${JSON.stringify(operation)}: ${String(error)}`),
        )
      }
      // The SDK does one thing after the other: when this read is done, so is the write.
      await getDocFromCache(list)
    },
    unsent: () => unsent,
    errors: () => errors,
    offline: () => disableNetwork(db),
    online: () => enableNetwork(db),
  }
}
