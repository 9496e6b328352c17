import { COLLECTIONS, SUBCOLLECTIONS } from '@waymark/contract/firestore'
import {
  FORMER_KEYRING_DAYS,
  FormerKeyring,
  MOST_FORMER_KEYRINGS,
  type ReplacedBy,
} from '@waymark/contract/vault/keyring-calls'
import {
  type CollectionReference,
  type DocumentData,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { AppError } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { firestore } from '../platform/firestore.ts'
import { log } from '../platform/logger.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** `users/{uid}/formerKeyrings/{id}`, server only. In production, TTL deletes them at `purgeAt`. */
const formerKeyringsOf = (uid: string): CollectionReference =>
  firestore().collection(COLLECTIONS.users).doc(uid).collection(SUBCOLLECTIONS.formerKeyrings)

/** The passport number that a reset removes from the profile. */
export interface FormerPassport {
  readonly record: DocumentData
  /** Masked. */
  readonly number: unknown
}

interface Former {
  readonly replacedBy: ReplacedBy
  /** Unchanged. */
  readonly keyring: DocumentData
  readonly passport: FormerPassport | null
  /** The vault's encrypted index, if it belongs to the keyring. Absent before 23 November 2026. */
  readonly index?: DocumentData | null
}

export const purgeTime = (): Timestamp => Timestamp.fromMillis(Date.now() + FORMER_KEYRING_DAYS * DAY_MS)

/**
 * To be called before the transaction writes.
 * @param taken how many former keyrings the transaction removes
 * @throws AppError `conflict` if the user has the maximum number of former keyrings
 */
export async function requireRoomForKeyring(transaction: Transaction, uid: string, taken = 0): Promise<void> {
  const { size } = await transaction.get(
    formerKeyringsOf(uid)
      .select()
      .limit(MOST_FORMER_KEYRINGS + taken),
  )
  if (size < MOST_FORMER_KEYRINGS + taken) return
  const message = `Your vault was changed so often that no more earlier states of it can be kept. Each goes ${FORMER_KEYRING_DAYS} days after it was replaced. Until then you can bring one back.`
  throw new AppError('conflict', 'too many former keyrings', { message })
}

export function keepFormer(transaction: Transaction, uid: string, former: Former, purgeAt: Timestamp): void {
  transaction.create(formerKeyringsOf(uid).doc(), { ...former, replacedAt: FieldValue.serverTimestamp(), purgeAt })
}

const instantOf = (stored: unknown): unknown => (stored instanceof Timestamp ? stored.toDate().toISOString() : stored)

/** The restorable keyrings, newest first. Unreadable ones are left out. */
export async function listFormer(uid: string): Promise<FormerKeyring[]> {
  const { docs } = await formerKeyringsOf(uid).get()
  const all = docs.flatMap((one) => {
    const { data, error } = FormerKeyring.safeParse({
      id: one.id,
      replacedBy: one.get('replacedBy'),
      keyId: one.get('keyring.keyId'),
      replacedAt: instantOf(one.get('replacedAt')),
      purgeAt: instantOf(one.get('purgeAt')),
    })
    if (error !== undefined) log('ERROR', 'A former keyring is malformed', errorDetail(error))
    return data ?? []
  })
  const now = new Date().toISOString()
  return all.filter(({ purgeAt }) => purgeAt > now).toSorted((a, b) => (a.replacedAt < b.replacedAt ? 1 : -1))
}

/**
 * Reads a former keyring for restoring, with a function that deletes it.
 * @returns undefined if it does not exist or has expired
 */
export async function takeFormer(
  transaction: Transaction,
  uid: string,
  id: string,
): Promise<{ former: Former; remove: () => void } | undefined> {
  const ref = formerKeyringsOf(uid).doc(id)
  const stored = await transaction.get(ref)
  const purgeAt: unknown = stored.get('purgeAt')
  if (!(purgeAt instanceof Timestamp) || purgeAt.toMillis() <= Date.now()) return undefined
  return { former: stored.data() as Former, remove: () => void transaction.delete(ref) }
}

/**
 * The latest index kept with any former keyring of a key: a new passphrase keeps a keyring without index, and a later
 * reset stores the index with another.
 * @returns null if there is none
 */
export async function latestIndexOf(
  transaction: Transaction,
  uid: string,
  keyId: unknown,
): Promise<DocumentData | null> {
  const { docs } = await transaction.get(formerKeyringsOf(uid).where('keyring.keyId', '==', keyId))
  const kept = docs.flatMap((one) => (one.data() as Former).index ?? [])
  return kept.toSorted((a, b) => Number(b['revision']) - Number(a['revision']))[0] ?? null
}
