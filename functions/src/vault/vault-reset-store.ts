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
import { addMail, isMailed } from '../platform/mail-store.ts'
import { addNotification } from '../users/notifications-store.ts'
import { passportOf, userOf } from '../users/profile-store.ts'
import { withStatus } from './documents-store.ts'
import { type FormerPassport, keepFormer, latestIndexOf, purgeTime, takeFormer } from './former-keyrings-store.ts'
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

export function tellOwner(transaction: Transaction, uid: string, what: ReplacedBy, keyId: string): void {
  addNotification(transaction, uid, { kind: 'vault-changed', text: TOLD[what], subjectId: keyId })
  addMail(transaction, uid, { subject: 'Your Waymark vault was changed', text: TOLD[what] })
}

/** All that hangs on the key of a vault, read before anything is written. */
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
 * Takes keyring, documents, index and passport number out of sight, from where they can be brought back until `purgeAt`: also
 * documents whose file is still on its way, as it arrives for the current key.
 * @returns how many documents are not seen any more
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

/** What became of a reset: how many documents were put away, or the ids of those that no keyring opens any more. */
type Reset = { readonly putAway: number } | { readonly lost: readonly string[] }

/**
 * Puts the vault of the user away. Where there is no keyring, nothing can be brought back: what it has encrypted goes.
 * @returns undefined when the keyring has another key meanwhile
 */
export function putVaultAway(uid: string, keyId: string): Promise<Reset | undefined> {
  return firestore().runTransaction(async (transaction): Promise<Reset | undefined> => {
    const vault = await readVault(transaction, uid)
    if (!vault.keyring.exists) {
      const lost = vault.encrypted.filter((one) => statusOf(one) !== 'reset')
      for (const { ref } of lost) transaction.update(ref, withStatus('deleting'))
      return { lost: lost.map(({ id }) => id) }
    }
    if (vault.keyring.get('keyId') !== keyId) return undefined
    const count = putAway(transaction, uid, vault, 'reset', purgeTime())
    tellOwner(transaction, uid, 'reset', keyId)
    return { putAway: count }
  })
}

/** One way to open a vault, as it is stored. */
type Wrap = PassphraseWrap | Pick<Keyring, 'keyId' | 'byRecoveryCode'>

/** What belongs to the other way, or to neither: the numbers of one derivation must not stay beside another. */
function othersOf(wrap: Wrap, keyring: DocumentData): DocumentData {
  const kept = 'kdf' in wrap ? ['byRecoveryCode', 'passkeys', 'formerKeys'] : Object.keys(keyring)
  return Object.fromEntries(Object.entries(keyring).filter(([field]) => kept.includes(field)))
}

/** Nobody derives a key in an older way than before but an app that was left open, or somebody who wants it weaker. */
const isWeaker = (wrap: Wrap, keyring: DocumentSnapshot): boolean =>
  'kdf' in wrap && wrap.kdf !== 'Argon2id' && keyring.get('kdf') !== wrap.kdf

/**
 * Replaces one way to open the vault, and keeps the keyring as it was.
 * @returns whether it is done, or that it has another key meanwhile, or a better derivation
 */
export function replaceWrap(uid: string, wrap: Wrap): Promise<'done' | 'other-key' | 'weaker'> {
  const by = 'kdf' in wrap ? 'passphrase' : 'recovery-code'
  return firestore().runTransaction(async (transaction) => {
    const keyring = await transaction.get(keyringOf(uid))
    if (!keyring.exists || keyring.get('keyId') !== wrap.keyId) return 'other-key'
    if (isWeaker(wrap, keyring)) return 'weaker'
    keepFormer(transaction, uid, { replacedBy: by, keyring: keyring.data() ?? {}, passport: null }, purgeTime())
    const stored = { ...othersOf(wrap, keyring.data() ?? {}), ...wrap, updatedAt: FieldValue.serverTimestamp() }
    transaction.set(keyring.ref, stored)
    tellOwner(transaction, uid, by, wrap.keyId)
    return 'done'
  })
}

/**
 * What a keyring opens: what is of its key or of a former key, but not what was re-encrypted, directly or over keys
 * that it does not hold, for a key that it holds, too. What it alone can show is never put away with it.
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

/** Shows documents again. Those that are being deleted go on with that. */
function returnDocuments(transaction: Transaction, encrypted: Vault['encrypted']): void {
  for (const one of encrypted) {
    const purgeAt = FieldValue.delete()
    if (statusOf(one) === 'uploading') transaction.update(one.ref, { ...withStatus('uploading'), purgeAt })
    else if (statusOf(one) !== 'deleting') transaction.update(one.ref, { ...withStatus('ready'), purgeAt })
  }
}

/**
 * Brings a former keyring back, with the documents of its vault. What is there now is put away in its place, so that
 * this can be undone, too.
 * @returns false where it is not kept any more
 */
export function restoreFormer(uid: string, id: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const vault = await readVault(transaction, uid)
    const taken = await takeFormer(transaction, uid, id)
    if (taken === undefined) return false
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
    // Of the same key is the one that is there: it has counted what was changed since.
    if (!isSame && index !== null) transaction.set(vaultIndexOf(uid), index)
    // A passport number that finds its place taken stays with a former keyring: this one, where no other is of its key.
    if (left === null || isSame) taken.remove()
    tellOwner(transaction, uid, 'restore', String(keyId))
    return true
  })
}

/** Tells the owner, once a day at most: whoever holds the session can call this as often as they like. */
export async function tellOfExport(uid: string): Promise<void> {
  const id = `vault-exported-${new Date().toISOString().slice(0, 10)}`
  await firestore().runTransaction(async (transaction) => {
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
