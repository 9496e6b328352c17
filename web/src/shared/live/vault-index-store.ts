import { FirebaseError } from 'firebase/app'
import { isMalformed } from '@waymark/contract/converter'
import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { type StoredIndex, type SealedIndex, vaultIndexConverter } from '@waymark/contract/vault/sealed-index'
import { type VaultDocument, documentConverter } from '@waymark/contract/vault/document'
import {
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  serverTimestamp,
  where,
  type WithFieldValue,
} from 'firebase/firestore'
import { firestore, collectionOf } from './firestore.ts'
import { limitOfTransaction, transact, waitWithin } from './transact.ts'

const documentsRef = collectionOf(COLLECTIONS.documents, documentConverter)

const vaultIndexRef = (uid: string) =>
  doc(collectionOf(`${COLLECTIONS.users}/${uid}/${PRIVATE.collection}`, vaultIndexConverter), PRIVATE.index)

/** Firestore is offline or got no answer, whatever the browser reports. */
export const isUnreachable = (error: unknown): boolean => error instanceof FirebaseError && error.code === 'unavailable'

/** The stored index, or 'malformed'; undefined if there is none. */
export type FoundIndex = SealedIndex | 'malformed' | undefined

function found(data: StoredIndex | object | undefined): FoundIndex {
  if (data === undefined) return undefined
  if (isMalformed(data)) return 'malformed'
  const { keyId, revision, sealed } = data as StoredIndex
  return { keyId, revision, sealed }
}

// direct: the owner alone
/** @throws FirestoreError without a network */
export const readVaultIndex = async (uid: string): Promise<FoundIndex> =>
  found((await getDocFromServer(vaultIndexRef(uid))).data())

/** Changes made by this page run one at a time; concurrent ones would make each other retry. */
let latest: Promise<unknown> = Promise.resolve()

// direct: the owner alone
/**
 * Replaces the stored index by the result of `change`; undefined leaves it unchanged. If another device was faster,
 * `change` is called again.
 * @throws FirestoreError without a network; whatever `change` throws; a DOMException if `signal` aborted it
 */
export function changeVaultIndex(
  uid: string,
  change: (before: FoundIndex) => Promise<SealedIndex | undefined>,
  signal?: AbortSignal,
): Promise<SealedIndex | undefined> {
  const limit = limitOfTransaction(signal)
  const changing = latest.then(() =>
    transact(
      firestore,
      async (transaction) => {
        const ref = vaultIndexRef(uid)
        const next = await change(found((await transaction.get(ref)).data()))
        if (next === undefined) return undefined
        const whole: WithFieldValue<StoredIndex> = { ...next, id: 'vaultIndex', updatedAt: serverTimestamp() }
        transaction.set(ref, whole)
        return next
      },
      limit,
    ),
  )
  latest = changing.catch(() => undefined)
  // Also while waiting for an earlier change.
  return waitWithin(limit, changing)
}

// direct: the owner alone
/**
 * The vault's documents, read from the server.
 * @throws FirestoreError without a network
 */
export async function readDocuments(uid: string): Promise<VaultDocument[]> {
  const { docs } = await getDocsFromServer(query(documentsRef, where('userId', '==', uid)))
  const stored = docs.map((each) => each.data())
  return stored.filter((each): each is VaultDocument => !isMalformed(each) && each.status === 'ready')
}
