import { DELETED_ACCOUNT } from '@waymark/contract/users/account-calls'
import { COLLECTIONS, PRIVATE, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

const PAGE = 200

const user = (uid: string): DocumentReference => firestore().collection(COLLECTIONS.users).doc(uid)

/**
 * Processes all documents of a query page by page; each must leave the query.
 * @returns the number counted by `change`
 */
async function eachOf(
  query: Query,
  change: (batch: WriteBatch, document: QueryDocumentSnapshot) => boolean,
): Promise<number> {
  let counted = 0
  for (;;) {
    const { docs } = await query.limit(PAGE).get()
    if (docs.length === 0) return counted
    const batch = firestore().batch()
    counted += docs.filter((document) => change(batch, document)).length
    await batch.commit()
  }
}

const remove = (batch: WriteBatch, { ref }: QueryDocumentSnapshot): true => {
  batch.delete(ref)
  return true
}

const eraseOf = (name: 'trips' | 'packingLists' | 'scanResults' | 'documents', uid: string): Promise<number> =>
  eachOf(firestore().collection(COLLECTIONS[name]).where('userId', '==', uid), remove)

const sharedWith = (name: 'trips' | 'packingLists', uid: string): Query =>
  firestore().collection(COLLECTIONS[name]).where('memberIds', 'array-contains', uid)

/** The fields in this map of a shared trip that record `uid` as author of changes or removals. */
function tracesIn(map: 'stops' | 'removedBy', trip: QueryDocumentSnapshot, uid: string): [FieldPath, string][] {
  const entries: unknown = trip.get(map)
  return Object.entries(entries ?? {}).flatMap(([id, entry]: [string, unknown]) =>
    Object.entries(entry ?? {})
      .filter(([field, value]) => (field === 'by' || field === 'removedBy') && value === uid)
      .map(([field]): [FieldPath, string] => [new FieldPath(map, id, field), DELETED_ACCOUNT.uid]),
  )
}

/** The fields of a shared trip's expenses that mention `uid`. The shares stay correct under an anonymous id. */
function tracesInExpenses(trip: QueryDocumentSnapshot, uid: string): [path: FieldPath, value: unknown][] {
  const expenses: unknown = trip.get('expenses')
  const without = (value: unknown): unknown => (value === uid ? DELETED_ACCOUNT.uid : value)
  return Object.entries(expenses ?? {}).flatMap(([id, expense]: [string, unknown]) =>
    Object.entries(expense ?? {}).flatMap(([field, value]: [string, unknown]): [FieldPath, unknown][] => {
      const traceless = Array.isArray(value) ? value.map(without) : without(value)
      const isTrace = Array.isArray(value) ? value.includes(uid) : value === uid
      return isTrace ? [[new FieldPath('expenses', id, field), traceless]] : []
    }),
  )
}

/**
 * Deletes the user's own trips with their links, and leaves those of others.
 * @returns the number of deleted trips
 */
export async function eraseTrips(uid: string): Promise<number> {
  const own = await eraseOf('trips', uid)
  const links = firestore().collection(COLLECTIONS.tripLinks)
  await eachOf(links.where('createdBy', '==', uid), remove)
  await eachOf(links.where('barred', 'array-contains', uid), (batch, { ref }) => {
    batch.update(ref, { barred: FieldValue.arrayRemove(uid) })
    return false
  })
  await eachOf(sharedWith('trips', uid), (batch, trip) => {
    const gone = FieldValue.delete()
    const traces = [
      [new FieldPath('roles', uid), gone],
      [new FieldPath('memberNames', uid), gone],
      ...tracesIn('stops', trip, uid),
      ...tracesIn('removedBy', trip, uid),
      ...tracesInExpenses(trip, uid),
    ]
    batch.update(trip.ref, 'memberIds', FieldValue.arrayRemove(uid), ...traces.flat())
    return false
  })
  return own
}

/**
 * What removes entries from a map of a document. Members choose the ids: an entry with a name that every object has,
 * such as `constructor`, has no path that the Admin SDK can write, so the map is replaced.
 */
function without(
  document: QueryDocumentSnapshot,
  map: 'packers' | 'edits',
  isGone: (value: unknown) => boolean,
): [FieldPath, unknown][] {
  const entries: [string, unknown][] = Object.entries(document.get(map) ?? {})
  const gone = entries.filter(([, value]) => isGone(value))
  if (gone.some(([id]) => Object.hasOwn(Object.prototype, id))) {
    return [[new FieldPath(map), Object.fromEntries(entries.filter(([, value]) => !isGone(value)))]]
  }
  return gone.map(([id]) => [new FieldPath(map, id), FieldValue.delete()])
}

/**
 * Deletes the user's own lists, and leaves those of others.
 * @returns the number of deleted lists
 */
export async function erasePackingLists(uid: string): Promise<number> {
  const own = await eraseOf('packingLists', uid)
  await eachOf(sharedWith('packingLists', uid), (batch, list) => {
    const traces = [
      ...without(list, 'packers', (packer) => packer === uid),
      ...without(list, 'edits', (edit) => (edit as { by?: unknown } | null)?.by === uid),
    ]
    batch.update(list.ref, 'memberIds', FieldValue.arrayRemove(uid), ...traces.flat())
    return false
  })
  return own
}

export const eraseScanResults = (uid: string): Promise<number> => eraseOf('scanResults', uid)
export const eraseDocuments = (uid: string): Promise<number> => eraseOf('documents', uid)

/**
 * Removes personal data from bookings, which keep their seats and nights.
 * @returns the number of bookings
 */
export const anonymiseBookings = (uid: string): Promise<number> =>
  eachOf(firestore().collection(COLLECTIONS.bookings).where('userId', '==', uid), (batch, { ref }) => {
    batch.update(ref, {
      userId: DELETED_ACCOUNT.uid,
      tripId: null,
      customerName: DELETED_ACCOUNT.name,
      customerEmail: '',
      customerPhone: '',
      specialRequests: null,
      requestDigest: FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    })
    return true
  })

const submissions = (uid: string): Query =>
  firestore().collection(COLLECTIONS.activities).where('submittedBy', '==', uid)

/**
 * Deletes submissions that are not approved.
 * @returns the number of deleted submissions
 */
export async function eraseOpenSubmissions(uid: string): Promise<number> {
  return eachOf(submissions(uid).where('status', 'in', ['pending', 'rejected']), remove)
}

/** @returns the number of submissions, which stay without the user */
export const anonymiseSubmissions = (uid: string): Promise<number> =>
  eachOf(submissions(uid), (batch, { ref }) => {
    batch.update(ref, { submittedBy: null, requestDigest: FieldValue.delete() })
    return true
  })

/** Quota counters, whose ids start with the uid and '_'; '`' is the character after '_'. */
export async function eraseCounters(uid: string): Promise<void> {
  const limits = firestore().collection(COLLECTIONS.limits)
  const id = FieldPath.documentId()
  await eachOf(limits.where(id, '>=', `${uid}_`).where(id, '<', `${uid}\``), remove)
}

/** A token stays valid for up to an hour; security rules refuse it as long as this record exists. */
const REVOCATION_KEPT_MS = 24 * 60 * 60 * 1_000

/** Deletes private documents. The revocation record is kept for a day and then deleted by TTL. */
async function erasePrivate(uid: string): Promise<void> {
  const { docs } = await user(uid).collection(PRIVATE.collection).get()
  const batch = firestore().batch()
  for (const { id, ref } of docs) {
    if (id !== PRIVATE.revocation) batch.delete(ref)
    else batch.update(ref, { purgeAt: Timestamp.fromMillis(Date.now() + REVOCATION_KEPT_MS) })
  }
  await batch.commit()
}

/**
 * Deletes the profile after everything below it.
 * @returns the number of deleted notifications
 */
export async function eraseUser(uid: string): Promise<number> {
  const notices = await eachOf(user(uid).collection(SUBCOLLECTIONS.notices), remove)
  await eachOf(user(uid).collection(SUBCOLLECTIONS.favourites), remove)
  await erasePrivate(uid)
  await eachOf(user(uid).collection(SUBCOLLECTIONS.formerKeyrings), remove)
  await eachOf(user(uid).collection(SUBCOLLECTIONS.sessions), remove)
  await user(uid).delete()
  return notices
}
