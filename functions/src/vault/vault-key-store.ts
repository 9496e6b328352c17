import { COLLECTIONS } from '@waymark/contract/firestore'
import type { SealedText } from '@waymark/contract/vault/keyring'
import type { KeyChange } from '@waymark/contract/vault/key-change-calls'
import { documentStatusIn, FORMER_STATUS_FIELD, type VaultDocument } from '@waymark/contract/vault/document'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { inTransaction } from '../platform/in-transaction.ts'
import { passportOf, userOf } from '../users/profile-store.ts'
import { isSameSealed, withStatus } from './documents-store.ts'
import { type FormerPassport, keepFormer, purgeTime, requireRoomForKeyring } from './former-keyrings-store.ts'
import { keyringOf, readVaultKeyId, vaultIndexOf } from './keyrings-store.ts'
import { notifyOwner } from './vault-reset-store.ts'

/** The passport number to keep with the former keyring, so that restoring it restores the number. */
async function formerPassport(
  transaction: Transaction,
  uid: string,
  record: DocumentSnapshot,
): Promise<FormerPassport> {
  const user = await transaction.get(userOf(uid))
  return { record: record.data() ?? {}, number: user.get('passportNumber') ?? null }
}

/**
 * Whether a document still needs a former key that `next` drops. The server checks because the app's list may be
 * outdated and does not contain documents being uploaded.
 */
async function dropsNeededKey(
  transaction: Transaction,
  uid: string,
  stored: DocumentSnapshot,
  next: KeyChange['keyring'],
): Promise<boolean> {
  const held = new Set(next.formerKeys.map(({ keyId }) => keyId))
  const former = (stored.get('formerKeys') ?? []) as KeyChange['keyring']['formerKeys']
  const dropped = new Set<unknown>(former.map(({ keyId }) => keyId).filter((keyId) => !held.has(keyId)))
  if (dropped.size === 0) return false
  const own = await transaction.get(firestore().collection(COLLECTIONS.documents).where('userId', '==', uid))
  return own.docs.some((one) => {
    const status = documentStatusIn(one.data())
    return (status === 'ready' || status === 'uploading') && dropped.has(one.get('envelope.keyId'))
  })
}

/**
 * Replaces the keyring by one with another key, and the passport number and index encrypted with it; the former keyring
 * is kept. Documents stay unchanged, because the new keyring contains the former key.
 * @returns 'done', or what has changed meanwhile: the key, the passport number, the index, or the keys that documents
 * need
 */
export function replaceKey(
  uid: string,
  { replaces, keyring, passport, index }: KeyChange,
): Promise<'done' | 'other-key' | 'changed'> {
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(keyringOf(uid))
    const record = await transaction.get(passportOf(uid))
    const formerIndex = await transaction.get(vaultIndexOf(uid))
    if (stored.get('keyId') !== replaces) return 'other-key'
    const sealed = record.get('sealed') as SealedText | null | undefined
    const before = sealed?.keyId === replaces ? sealed.sealed : undefined
    if (index !== undefined && formerIndex.get('revision') !== index.before) return 'changed'
    if (before !== passport?.before || (await dropsNeededKey(transaction, uid, stored, keyring))) return 'changed'
    await requireRoomForKeyring(transaction, uid)
    const former = before === undefined ? null : await formerPassport(transaction, uid, record)
    const kept = { keyring: stored.data() ?? {}, passport: former, index: formerIndex.data() ?? null }
    keepFormer(transaction, uid, { replacedBy: 'key', ...kept }, purgeTime())
    // Apps older than 23 November 2026 send no index; the next app that opens the vault creates one.
    if (index === undefined) transaction.delete(formerIndex.ref)
    else transaction.set(formerIndex.ref, { ...index.sealed, updatedAt: FieldValue.serverTimestamp() })
    if (passport !== undefined) {
      transaction.update(record.ref, { sealed: passport.sealed, updatedAt: FieldValue.serverTimestamp() })
    }
    transaction.set(stored.ref, { ...keyring, updatedAt: FieldValue.serverTimestamp() })
    notifyOwner(transaction, uid, 'key', keyring.keyId)
    return 'done'
  })
}

const documentAt = (id: string) => firestore().collection(COLLECTIONS.documents).doc(id)

/**
 * Replaces a document encrypted with a former key by one encrypted with the current key. The old one is put away as by
 * a reset, and restoring the former keyring restores it. `supersededBy` (ids by the key of each replacement, since a
 * restored document can be re-encrypted for another key) is server-only and not part of the schema.
 * @returns false if the document changed meanwhile, the keyring has another key, or document `id` exists
 */
export function supersede(
  before: VaultDocument,
  { id, ...next }: Pick<VaultDocument, 'id' | 'envelope' | 'file'>,
): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(documentAt(before.id))
    const isFree = !(await transaction.get(documentAt(id))).exists
    const keyId = next.envelope?.keyId
    const isOfNow = keyId !== undefined && keyId === (await readVaultKeyId(before.userId, transaction))
    if (!isFree || !isOfNow || !isSameSealed(stored, before)) return false
    const { supersededBy: marks, [FORMER_STATUS_FIELD]: _former, ...kept } = stored.data() ?? {}
    transaction.create(documentAt(id), { ...kept, ...next, verified: true, status: 'ready' })
    const supersededBy = { ...(marks as Record<string, string> | undefined), [keyId]: id }
    transaction.update(stored.ref, { ...withStatus('reset'), purgeAt: purgeTime(), supersededBy })
    return true
  })
}
