import { DELETED_ACCOUNT } from '@waymark/contract/users/account-calls'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

/** Whose a document or file is, and since when it has existed. */
export interface Owned {
  readonly uid: string
  readonly madeAt: Date
}

/** A part of what is stored, in the order of uids. */
export interface Page<T extends Owned> {
  readonly found: readonly T[]
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined
}

/**
 * The field with the owner's uid. Of `users`, the id. An account is erased whole, and its `users` document last, so
 * that what belongs to it without being listed here (such as quota counters) is found by that document.
 */
const OWNER_FIELDS = {
  users: FieldPath.documentId(),
  trips: 'userId',
  tripLinks: 'createdBy',
  packingLists: 'userId',
  scanResults: 'userId',
  documents: 'userId',
  activities: 'submittedBy',
  bookings: 'userId',
  reviews: 'userId',
} as const

export type OwnedCollection = keyof typeof OWNER_FIELDS

export const OWNED_COLLECTIONS = Object.keys(OWNER_FIELDS) as OwnedCollection[]

const PAGE = 1_000
/** After every uid that begins with a prefix. */
const LAST = '\u{f8ff}'
/** Longer ones are refused by Firebase Auth. */
const LONGEST_UID = 128

/** Whether it can be the uid of an account; Firebase Auth is not asked about anything else. */
export const isUid = (owner: unknown): owner is string =>
  typeof owner === 'string' && owner !== '' && owner.length <= LONGEST_UID && owner !== DELETED_ACCOUNT.uid

/**
 * The owners of up to 1,000 documents, from those of an account on. The rest of an account with more documents than
 * that is skipped.
 * @param prefix of the uids
 */
export async function pageOfOwners(name: OwnedCollection, prefix: string, after: string): Promise<Page<Owned>> {
  const field = OWNER_FIELDS[name]
  const ownerOf = (document: QueryDocumentSnapshot): unknown => (name === 'users' ? document.id : document.get(field))
  let query: Query = firestore().collection(COLLECTIONS[name]).orderBy(field).limit(PAGE)
  if (prefix !== '') query = query.where(field, '<', prefix + LAST)
  const from = after === '' ? prefix : after
  // An empty id is refused; any text comes after null, the owner of an activity without one.
  if (from !== '' || name !== 'users') query = query.where(field, '>', from)
  const { docs } = await (name === 'users' ? query.select() : query.select(field)).get()
  const found = docs.flatMap((document) => {
    const uid = ownerOf(document)
    return isUid(uid) ? [{ uid, madeAt: document.createTime.toDate() }] : []
  })
  const last = docs.length < PAGE ? undefined : docs.at(-1)
  return { found, next: last && String(ownerOf(last)) }
}
