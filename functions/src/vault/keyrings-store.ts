import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { VaultKeyId } from '@waymark/contract/vault/keyring'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

export const keyringOf = (uid: string): DocumentReference =>
  firestore().collection(COLLECTIONS.users).doc(uid).collection(PRIVATE.collection).doc(PRIVATE.keyring)

/** What the vault of the user holds, encrypted with its key. */
export const vaultIndexOf = (uid: string): DocumentReference =>
  firestore().collection(COLLECTIONS.users).doc(uid).collection(PRIVATE.collection).doc(PRIVATE.index)

/** Which key the vault of the user has; undefined where there is no vault. */
export async function readVaultKeyId(uid: string, transaction: Transaction): Promise<string | undefined> {
  const keyId = VaultKeyId.safeParse((await transaction.get(keyringOf(uid))).get('keyId'))
  return keyId.success ? keyId.data : undefined
}
