import { COLLECTIONS } from '@waymark/contract/firestore'
import type { SealedText } from '@waymark/contract/vault/keyring'
import type { KeyChange } from '@waymark/contract/vault/key-change-call'
import type { VaultDocument } from '@waymark/contract/vault/document'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { passportOf, userOf } from '../users/profile-store.ts'
import { isSameSealed, withStatus } from './documents-store.ts'
import { type FormerPassport, keepFormer, purgeTime } from './former-keyrings-store.ts'
import { keyringOf, readVaultKeyId } from './keyrings-store.ts'
import { tellOwner } from './vault-reset-store.ts'

/** What of the passport number goes with the key of before, so that a former keyring brings it back. */
async function formerPassport(
  transaction: Transaction,
  uid: string,
  record: DocumentSnapshot,
): Promise<FormerPassport> {
  const user = await transaction.get(userOf(uid))
  return { record: record.data() ?? {}, number: user.get('passportNumber') ?? null }
}

/**
 * Puts a keyring of another key in the place of one, which is kept, and the passport number under it with it. Documents
 * stay as they are: the new keyring opens those of before, too.
 * @returns false when the keyring or the passport number is another meanwhile
 */
export function replaceKey(uid: string, { replaces, keyring, passport }: KeyChange): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(keyringOf(uid))
    const record = await transaction.get(passportOf(uid))
    if (stored.get('keyId') !== replaces) return false
    const sealed = record.get('sealed') as SealedText | null | undefined
    const before = sealed?.keyId === replaces ? sealed.sealed : undefined
    if (before !== passport?.before) return false
    const former = before === undefined ? null : await formerPassport(transaction, uid, record)
    keepFormer(transaction, uid, { replacedBy: 'key', keyring: stored.data() ?? {}, passport: former }, purgeTime())
    if (passport !== undefined) {
      transaction.update(record.ref, { sealed: passport.sealed, updatedAt: FieldValue.serverTimestamp() })
    }
    transaction.set(stored.ref, { ...keyring, updatedAt: FieldValue.serverTimestamp() })
    tellOwner(transaction, uid, 'key', keyring.keyId)
    return true
  })
}

const documentAt = (id: string) => firestore().collection(COLLECTIONS.documents).doc(id)

/**
 * Puts another document, of the key of now, in the place of one of a key of before, which is put away like by a reset: the
 * former keyring brings it back. `supersededBy` is for the server alone, and in no shape that readers know.
 * @returns false when it is another meanwhile, the keyring has another key, or there is a document `id` already
 */
export function supersede(
  before: VaultDocument,
  { id, ...next }: Pick<VaultDocument, 'id' | 'envelope' | 'file'>,
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(documentAt(before.id))
    const isFree = !(await transaction.get(documentAt(id))).exists
    const keyId = await readVaultKeyId(before.userId, transaction)
    if (!isFree || keyId !== next.envelope?.keyId || !isSameSealed(stored, before)) return false
    const { supersededBy: _supersededBy, ...kept } = stored.data() ?? {}
    transaction.create(documentAt(id), { ...kept, ...next, verified: true, ...withStatus('ready') })
    transaction.update(stored.ref, { ...withStatus('reset'), purgeAt: purgeTime(), supersededBy: id })
    return true
  })
}
