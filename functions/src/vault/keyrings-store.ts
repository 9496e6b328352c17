import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { VaultKeyId } from '@waymark/contract/vault/keyring'
import type { DocumentReference } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import type { Reads } from '../platform/optimistically.ts'

export const keyringOf = (uid: string): DocumentReference =>
  firestore().collection(COLLECTIONS.users).doc(uid).collection(PRIVATE.collection).doc(PRIVATE.keyring)

/** The encrypted index of the user's vault. */
export const vaultIndexOf = (uid: string): DocumentReference =>
  firestore().collection(COLLECTIONS.users).doc(uid).collection(PRIVATE.collection).doc(PRIVATE.index)

/** Id of the user's vault key; undefined if there is no vault. */
export async function readVaultKeyId(uid: string, transaction: Reads): Promise<string | undefined> {
  const keyId = VaultKeyId.safeParse((await transaction.get(keyringOf(uid))).get('keyId'))
  return keyId.success ? keyId.data : undefined
}
