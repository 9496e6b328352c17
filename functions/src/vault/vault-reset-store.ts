import { COLLECTIONS } from '@waymark/contract/firestore'
import { documentStatusIn } from '@waymark/contract/vault/document'
import type { Argon2idKeyring, Keyring } from '@waymark/contract/vault/keyring'
import type { PassphraseWrap, ReplacedBy } from '@waymark/contract/vault/keyring-calls'
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { inTransaction } from '../platform/in-transaction.ts'
import { addMail, isMailed } from '../platform/mail-store.ts'
import { addNotification } from '../users/notifications-store.ts'
import { passportOf, userOf } from '../users/profile-store.ts'
import { withStatus } from './documents-store.ts'
import {
  type FormerPassport,
  keepFormer,
  latestIndexOf,
  purgeTime,
  requireRoomForKeyring,
  takeFormer,
} from './former-keyrings-store.ts'
import { keyringOf, vaultIndexOf } from './keyrings-store.ts'

const TOLD = {
  passphrase:
    'The passphrase of your vault was changed. If that was not you, change the password of your account, and bring the former passphrase back in the vault within 30 days.',
  'recovery-code':
    'Your vault has a new recovery code. If that was not you, change the password of your account, and bring the former code back in the vault within 30 days.',
  'passkey-added':
    'A passkey that opens your vault was added. If that was not you, change the password of your account, and remove the passkey in the vault.',
  'passkey-removed':
    'A passkey of your vault was removed: it opens it no more. If that was not you, change the password of your account, and bring your vault back as it was within 30 days.',
  key: 'Your vault has a new key, a new passphrase and a new recovery code. If that was not you, change the password of your account, and bring your vault back as it was within 30 days.',
  reset:
    'Your vault was reset. If that was not you, change the password of your account. Everything that was in it can be brought back in the vault within 30 days.',
  restore: 'Your vault was brought back to how it was before a change.',
} as const satisfies Record<ReplacedBy, string>

export function notifyOwner(transaction: Transaction, uid: string, what: ReplacedBy, keyId: string): void {
  addNotification(transaction, uid, { kind: 'vault-changed', text: TOLD[what], subjectId: keyId })
  addMail(transaction, uid, { subject: 'Your Waymark vault was changed', text: TOLD[what] })
}

/** Everything that depends on a vault's key, read before any write. */
interface Vault {
  readonly keyring: DocumentSnapshot
  readonly passport: DocumentSnapshot
  readonly index: DocumentSnapshot
  readonly user: DocumentSnapshot
  readonly encrypted: readonly QueryDocumentSnapshot[]
}

async function readVault(transaction: Transaction, uid: string): Promise<Vault> {
  const own = firestore().collection(COLLECTIONS.documents).where('userId', '==', uid)
  const [keyring, passport, index, user, documents] = [
    await transaction.get(keyringOf(uid)),
    await transaction.get(passportOf(uid)),
    await transaction.get(vaultIndexOf(uid)),
    await transaction.get(userOf(uid)),
    await transaction.get(own),
  ]
  return { keyring, passport, index, user, encrypted: documents.docs.filter((one) => one.get('envelope') !== null) }
}

const statusOf = (document: DocumentSnapshot): unknown => documentStatusIn(document.data() ?? {})
const isSealed = (passport: DocumentSnapshot): boolean => passport.exists && passport.get('sealed') !== null

/**
 * Puts keyring, documents, index and passport number away; they can be restored until `purgeAt`. Includes documents
 * being uploaded, which are encrypted with the same key.
 * @returns the number of documents removed from view
 */
function putAway(transaction: Transaction, uid: string, vault: Vault, by: ReplacedBy, purgeAt: Timestamp): number {
  const { keyring, passport, index, user, encrypted } = vault
  const seen = encrypted.filter((one) => statusOf(one) === 'ready')
  const coming = encrypted.filter((one) => statusOf(one) === 'uploading')
  for (const { ref } of [...seen, ...coming]) transaction.update(ref, { ...withStatus('reset'), purgeAt })
  const former: FormerPassport | null = isSealed(passport)
    ? { record: passport.data() ?? {}, number: user.get('passportNumber') ?? null }
    : null
  if (former !== null) {
    transaction.delete(passport.ref)
    transaction.update(userOf(uid), { passportNumber: null, isPassportSealed: false })
  }
  const kept = { keyring: keyring.data() ?? {}, passport: former, index: index.data() ?? null }
  keepFormer(transaction, uid, { replacedBy: by, ...kept }, purgeAt)
  transaction.delete(keyringOf(uid))
  transaction.delete(index.ref)
  return seen.length
}

/** Result of a reset: the number of documents put away, or the ids of documents that no keyring can decrypt. */
type Reset = { readonly putAway: number } | { readonly lost: readonly string[] }

/**
 * Resets the user's vault. Without a keyring nothing can be restored, so its documents are returned for deletion.
 * @returns undefined if the keyring has another key meanwhile
 */
export function putVaultAway(uid: string, keyId: string): Promise<Reset | undefined> {
  return inTransaction(async (transaction): Promise<Reset | undefined> => {
    const vault = await readVault(transaction, uid)
    if (!vault.keyring.exists) {
      const lost = vault.encrypted.filter((one) => statusOf(one) !== 'reset')
      for (const { ref } of lost) transaction.update(ref, withStatus('deleting'))
      return { lost: lost.map(({ id }) => id) }
    }
    if (vault.keyring.get('keyId') !== keyId) return undefined
    await requireRoomForKeyring(transaction, uid)
    const count = putAway(transaction, uid, vault, 'reset', purgeTime())
    notifyOwner(transaction, uid, 'reset', keyId)
    return { putAway: count }
  })
}

/** A wrap as it is stored. */
type Wrap = PassphraseWrap | Pick<Keyring, 'keyId' | 'byRecoveryCode'>

/**
 * The keyring's fields that belong to the other wrap or to none. Parameters of one key derivation must not remain
 * beside another.
 */
function othersOf(wrap: Wrap, keyring: DocumentData): DocumentData {
  const kept = 'kdf' in wrap ? ['byRecoveryCode', 'passkeys', 'formerKeys'] : Object.keys(keyring)
  return Object.fromEntries(Object.entries(keyring).filter(([field]) => kept.includes(field)))
}

/** Refuses a weaker key derivation than before, which only an outdated app or an attacker would use. */
const isWeaker = (wrap: Wrap, keyring: DocumentSnapshot): boolean =>
  'kdf' in wrap && wrap.kdf !== 'Argon2id' && keyring.get('kdf') !== wrap.kdf

/**
 * Replaces one wrap of the vault key and keeps the former keyring.
 * @returns 'done', or why not: the vault has another key, or a stronger derivation
 */
export function replaceWrap(uid: string, wrap: Wrap): Promise<'done' | 'other-key' | 'weaker'> {
  const by = 'kdf' in wrap ? 'passphrase' : 'recovery-code'
  return inTransaction(async (transaction) => {
    const keyring = await transaction.get(keyringOf(uid))
    if (!keyring.exists || keyring.get('keyId') !== wrap.keyId) return 'other-key'
    if (isWeaker(wrap, keyring)) return 'weaker'
    await requireRoomForKeyring(transaction, uid)
    keepFormer(transaction, uid, { replacedBy: by, keyring: keyring.data() ?? {}, passport: null }, purgeTime())
    const stored = { ...othersOf(wrap, keyring.data() ?? {}), ...wrap, updatedAt: FieldValue.serverTimestamp() }
    transaction.set(keyring.ref, stored)
    notifyOwner(transaction, uid, by, wrap.keyId)
    return 'done'
  })
}

/**
 * The documents that a keyring can decrypt, by its key or a former key, excluding those for which a re-encrypted
 * version exists that it can decrypt. Documents that only this keyring can decrypt are never put away with it.
 */
function opensBy(
  { keyId, formerKeys }: DocumentData,
  encrypted: Vault['encrypted'],
): (document: DocumentSnapshot) => boolean {
  const former = (formerKeys as Argon2idKeyring['formerKeys']) ?? []
  const keys = new Set<unknown>([keyId, ...former.map((one) => one.keyId)])
  const byId = new Map(encrypted.map((one) => [one.id, one]))
  const isReplaced = (document: DocumentSnapshot, seen: ReadonlySet<string>): boolean => {
    if (seen.has(document.id)) return false
    const beforeIt = new Set([...seen, document.id])
    const marks = Object.entries((document.get('supersededBy') ?? {}) as Record<string, string>)
    return marks.some(([key, id]) => {
      const next = byId.get(id)
      return keys.has(key) || (next !== undefined && isReplaced(next, beforeIt))
    })
  }
  return (document) => keys.has(document.get('envelope.keyId')) && !isReplaced(document, new Set())
}

/** Makes documents visible again. Those being deleted stay so. */
function returnDocuments(transaction: Transaction, encrypted: Vault['encrypted']): void {
  for (const one of encrypted) {
    const purgeAt = FieldValue.delete()
    if (statusOf(one) === 'uploading') transaction.update(one.ref, { ...withStatus('uploading'), purgeAt })
    else if (statusOf(one) !== 'deleting') transaction.update(one.ref, { ...withStatus('ready'), purgeAt })
  }
}

/**
 * Restores a former keyring with the documents of its vault. The current keyring is put away in its place, so that this
 * can be undone.
 * @returns false if it is no longer kept
 */
export function restoreFormer(uid: string, id: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const vault = await readVault(transaction, uid)
    const taken = await takeFormer(transaction, uid, id)
    if (taken === undefined) return false
    await requireRoomForKeyring(transaction, uid, 1)
    const { keyring, passport } = taken.former
    const keyId: unknown = keyring['keyId']
    const index = await latestIndexOf(transaction, uid, keyId)
    const isOpened = opensBy(keyring, vault.encrypted)
    const purgeAt = purgeTime()
    const isSame = vault.keyring.exists && vault.keyring.get('keyId') === keyId
    const isFree = !vault.passport.exists || (isSealed(vault.passport) && !isSame)
    const left = isFree ? null : passport
    if (isSame) {
      const now = vault.keyring.data() ?? {}
      keepFormer(transaction, uid, { replacedBy: 'restore', keyring: now, passport: left }, purgeAt)
    } else if (vault.keyring.exists) {
      const others = vault.encrypted.filter((one) => !isOpened(one))
      putAway(transaction, uid, { ...vault, encrypted: others }, 'restore', purgeAt)
    }
    returnDocuments(transaction, vault.encrypted.filter(isOpened))
    if (passport !== null && isFree) {
      transaction.set(passportOf(uid), passport.record)
      transaction.update(userOf(uid), { passportNumber: passport.number, isPassportSealed: true })
    }
    transaction.set(keyringOf(uid), { ...keyring, updatedAt: FieldValue.serverTimestamp() })
    // With the same key, the current index is the newer one.
    if (!isSame && index !== null) transaction.set(vaultIndexOf(uid), index)
    // If the passport number's place is taken, it stays with a former keyring: with this one, if there is no other of
    // its key.
    if (left === null || isSame) taken.remove()
    notifyOwner(transaction, uid, 'restore', String(keyId))
    return true
  })
}

/** Notifies the owner of an export, at most once a day, because a stolen session could call this repeatedly. */
export async function notifyOfExport(uid: string): Promise<void> {
  const id = `vault-exported-${new Date().toISOString().slice(0, 10)}`
  await inTransaction(async (transaction) => {
    const keyring = await transaction.get(keyringOf(uid))
    const mailId = `${id}-${uid}`
    const wasMailed = await isMailed(transaction, mailId)
    const text =
      'Your data was exported, with the documents of your vault. If that was not you, change the password of your account and the passphrase of your vault.'
    const subjectId = String(keyring.get('keyId') ?? 'vault')
    addNotification(transaction, uid, { kind: 'vault-changed', text, subjectId }, id)
    if (!wasMailed) addMail(transaction, uid, { subject: 'Your Waymark data was exported', text }, mailId)
  })
}
