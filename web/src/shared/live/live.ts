import { COLLECTIONS } from '@waymark/contract/firestore'
import { faultsOf, isMalformed, type Stored } from '@waymark/contract/converter'
import { replaceEqualDeep } from '@tanstack/react-query'
import {
  onSnapshot,
  queryEqual,
  refEqual,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { auth } from './firebase.ts'
import { hasSomething, LiveSource, type Listen, type Reading } from './live-source.ts'
import { reportUnreadable } from '../api/report-error.ts'
import { useOnline } from '../pwa/online.ts'
import { useObserved } from './use-observed.ts'

/**
 * Current state of a live read. It fails only before its first reading, or if access was taken away; what a listener
 * that fails otherwise has read stays, and `useOutOfDate` says so. `retry` starts it again.
 */
export type Live<T> =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & Reading<T>)
  | { readonly status: 'failed'; readonly error: Error; retry(): void }

/** The items that were read; none while loading or after a failure. */
export const itemsOf = <T>(live: Live<T[]>): T[] => (live.status === 'ready' ? live.data : [])

export const isRefused = (error: Error): boolean => 'code' in error && error.code === 'permission-denied'

interface Kind<Target, T> {
  equal(a: Target, b: Target): boolean
  listen(target: Target): Listen<T>
  /** Whether the user can lose access to it. */
  canBeTaken(target: Target, uid: string | undefined): boolean
  readonly open: Set<Entry<Target, T>>
}

interface Entry<Target, T> {
  readonly target: Target
  readonly uid: string | undefined
  readonly source: LiveSource<T>
}

/** The source of this target for the current user; data read by another account is never returned. */
function sourceOf<Target, T>(kind: Kind<Target, T>, target: Target): Entry<Target, T> {
  const uid = auth.currentUser?.uid
  for (const entry of kind.open) if (entry.uid === uid && kind.equal(entry.target, target)) return entry
  const source = new LiveSource(kind.listen(target), {
    onEnd: () => kind.open.delete(entry),
    isOver: (error) => isRefused(error) && kind.canBeTaken(target, uid),
  })
  const entry: Entry<Target, T> = { target, uid, source }
  kind.open.add(entry)
  return entry
}

function useLive<Target, T>(kind: Kind<Target, T>, target: Target): Live<T> {
  const [held, setHeld] = useState(() => sourceOf(kind, target))
  const entry = kind.equal(held.target, target) ? held : sourceOf(kind, target)
  if (entry !== held) setHeld(entry)
  const { source } = entry
  useEffect(() => source.retain(), [source])
  const outcome = useObserved(source.id, source.outcomes)
  if (outcome === undefined) return { status: 'loading' }
  if ('reading' in outcome) return { status: 'ready', ...outcome.reading }
  return { status: 'failed', error: outcome.error, retry: () => setHeld(sourceOf(kind, target)) }
}

/** The readable document as a list of one or none; faults are reported. */
function readableOf<T extends object>(stored: Stored<T>, { parent }: Pick<DocumentReference, 'parent'>): T[] {
  reportUnreadable(parent.id, faultsOf(stored))
  return isMalformed(stored) ? [] : [stored]
}

/**
 * The documents of a snapshot. Unchanged documents, and unchanged parts of them, stay the same object, so that only
 * changes are re-rendered; if only metadata changed, it is the same array.
 */
function readList<T extends object>(
  snapshot: QuerySnapshot<Stored<T>>,
  previous: Reading<T[]> | undefined,
  hasChanges: boolean,
): Reading<T[]> {
  const { fromCache } = snapshot.metadata
  if (previous !== undefined && !hasChanges) return { data: previous.data, fromCache }
  const data = snapshot.docs.flatMap((document) => readableOf(document.data(), document.ref))
  return { data: replaceEqualDeep(previous?.data, data), fromCache }
}

/** The document of a snapshot; unchanged parts stay the same object. */
function readDocument<T extends object>(snapshot: DocumentSnapshot<Stored<T>>, previous: T | null): Reading<T | null> {
  const stored = snapshot.data()
  const { fromCache } = snapshot.metadata
  const data = stored === undefined ? null : (readableOf(stored, snapshot.ref)[0] ?? null)
  return { data: replaceEqualDeep(previous, data), fromCache }
}

const METADATA = { includeMetadataChanges: true }

/**
 * Delay before processing the echo of this device's own write. Firestore notifies listeners before sending the write;
 * processing it immediately would delay the sending.
 */
const ECHO_MS = 20

const listenToList =
  <T extends object>(query: Query<Stored<T>>): Listen<T[]> =>
  (next, failed) => {
    let reading: Reading<T[]> | undefined
    let waiting: QuerySnapshot<Stored<T>> | undefined
    let echo: ReturnType<typeof setTimeout> | undefined
    const tell = (snapshot: QuerySnapshot<Stored<T>>, hasChanges: boolean) => {
      const before = reading
      reading = readList(snapshot, before, hasChanges)
      if (reading.data !== before?.data || reading.fromCache !== before.fromCache) next(reading)
    }
    const emitEcho = () => {
      clearTimeout(echo)
      echo = undefined
      if (waiting !== undefined) tell(waiting, true)
      waiting = undefined
    }
    const stop = onSnapshot(
      query,
      METADATA,
      (snapshot) => {
        const isEcho = reading !== undefined && snapshot.metadata.hasPendingWrites
        if (waiting === undefined && !isEcho) return tell(snapshot, snapshot.docChanges().length > 0)
        waiting = snapshot
        if (isEcho) echo ??= setTimeout(emitEcho, ECHO_MS)
        else emitEcho()
      },
      failed,
    )
    return () => {
      clearTimeout(echo)
      stop()
    }
  }

const listenToDocument =
  <T extends object>(ref: DocumentReference<Stored<T>>): Listen<T | null> =>
  (next, failed) => {
    let data: T | null = null
    const tell = (snapshot: DocumentSnapshot<Stored<T>>) => {
      const reading = readDocument(snapshot, data)
      data = reading.data
      next(reading)
    }
    return onSnapshot(ref, METADATA, tell, failed)
  }

const listenToNothing: Listen<null> = (next) => {
  next({ data: null, fromCache: false })
  return () => undefined
}

type AnyQuery = Query<Stored<object>>
type AnyRef = DocumentReference<Stored<object>>

const LISTS: Kind<AnyQuery, object[]> = {
  equal: queryEqual,
  listen: listenToList,
  // A query names what its reader may see; who is no longer a member of something gets a list without it.
  canBeTaken: () => false,
  open: new Set(),
}
const DOCUMENTS: Kind<AnyRef | null, object | null> = {
  equal: (a, b) => a === b || (a !== null && b !== null && refEqual(a, b)),
  listen: (ref) => (ref === null ? listenToNothing : listenToDocument(ref)),
  canBeTaken: (ref, uid) => ref !== null && !ref.path.startsWith(`${COLLECTIONS.users}/${uid}`),
  open: new Set(),
}

/** A live query. Unreadable documents are reported and left out. */
export function useLiveList<T extends object>(query: Query<Stored<T>>): Live<T[]> {
  // The registry holds queries of all types; this query's converter produces `T`.
  return useLive(LISTS as unknown as Kind<Query<Stored<T>>, T[]>, query)
}

/**
 * Whether a live read is complete for now. While the device is online, a cache without the result is not conclusive,
 * because the server may have it; offline it is.
 * @param isFound whether the wanted result is there; by default whether there is any
 */
export function useSettled<T>(live: Live<T>, isFound = live.status === 'ready' && hasSomething(live)): boolean {
  const online = useOnline()
  return live.status === 'failed' || (live.status === 'ready' && (isFound || !live.fromCache || !online))
}

/**
 * A live document; null if it does not exist or is unreadable, which is reported.
 * @param ref null where there is none to read yet, which reads as null
 */
export function useLiveDoc<T extends object>(ref: DocumentReference<Stored<T>> | null): Live<T | null> {
  return useLive(DOCUMENTS as unknown as Kind<DocumentReference<Stored<T>> | null, T | null>, ref)
}
