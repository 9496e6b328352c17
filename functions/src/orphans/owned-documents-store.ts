import { DELETED_ACCOUNT } from '@waymark/contract/users/account-calls'
import { COLLECTIONS, PRIVATE, SUBCOLLECTIONS } from '@waymark/contract/firestore'
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

/** What is below `users/{uid}`, also where that document was deleted before: in the console, or by a deletion. */
const BELOW_USERS = [
  PRIVATE.collection,
  SUBCOLLECTIONS.notices,
  SUBCOLLECTIONS.favourites,
  SUBCOLLECTIONS.formerKeyrings,
  SUBCOLLECTIONS.sessions,
] as const

type Below = (typeof BELOW_USERS)[number]
export type OwnedCollection = keyof typeof OWNER_FIELDS | Below

export const OWNED_COLLECTIONS = [...Object.keys(OWNER_FIELDS), ...BELOW_USERS] as OwnedCollection[]

const isBelow = (name: OwnedCollection): name is Below => (BELOW_USERS as readonly string[]).includes(name)

const PAGE = 1_000
/** After every uid that begins with a prefix. */
const LAST = '\u{f8ff}'
/** Longer ones are refused by Firebase Auth. */
const LONGEST_UID = 128

/** Whether it can be the uid of an account; Firebase Auth is not asked about anything else. */
export const isUid = (owner: unknown): owner is string =>
  typeof owner === 'string' && owner !== '' && owner.length <= LONGEST_UID && owner !== DELETED_ACCOUNT.uid

/** @returns the accounts with documents below theirs, by the path of these */
async function pageOfBelow(name: Below, prefix: string, after: string): Promise<Page<Owned>> {
  const id = FieldPath.documentId()
  const at = (uid: string, last: string) => `${COLLECTIONS.users}/${uid}/${name}/${last}`
  let query: Query = firestore()
    .collectionGroup(name)
    .where(id, '<', at(prefix + LAST, LAST))
  if (after !== '') query = query.where(id, '>', at(after, LAST))
  else if (prefix !== '') query = query.where(id, '>', at(prefix, LAST))
  const { docs } = await query.orderBy(id).select('purgeAt').limit(PAGE).get()
  const uidOf = ({ ref }: QueryDocumentSnapshot) => ref.path.split('/')[1] ?? ''
  const found = docs
    // What a deletion has kept for a day: the record that its sessions have ended.
    .filter((document) => name !== PRIVATE.collection || document.get('purgeAt') === undefined)
    .map((document) => ({ uid: uidOf(document), madeAt: document.createTime.toDate() }))
  const last = docs.length < PAGE ? undefined : docs.at(-1)
  return { found: found.filter(({ uid }) => isUid(uid)), next: last && uidOf(last) }
}

/**
 * The owners of up to 1,000 documents, from those of an account on. The rest of an account with more documents than
 * that is skipped.
 * @param prefix of the uids
 */
export async function pageOfOwners(name: OwnedCollection, prefix: string, after: string): Promise<Page<Owned>> {
  if (isBelow(name)) return pageOfBelow(name, prefix, after)
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
