import type { Passkey, PasskeyWrap } from '@waymark/contract/vault/keyring'
import { MOST_PASSKEYS, type ReplacedBy } from '@waymark/contract/vault/keyring-calls'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { inTransaction } from '../platform/in-transaction.ts'
import { keepFormer, purgeTime, requireRoomForKeyring } from './former-keyrings-store.ts'
import { keyringOf } from './keyrings-store.ts'
import { notifyOwner } from './vault-reset-store.ts'

const passkeysOf = (keyring: DocumentSnapshot): Passkey[] => (keyring.get('passkeys') ?? []) as Passkey[]

/** Replaces the passkeys only, keeps the former keyring, and notifies the owner. */
function replacePasskeys(
  transaction: Transaction,
  uid: string,
  stored: DocumentSnapshot,
  { by, passkeys }: { readonly by: ReplacedBy; readonly passkeys: readonly Passkey[] },
): void {
  keepFormer(transaction, uid, { replacedBy: by, keyring: stored.data() ?? {}, passport: null }, purgeTime())
  transaction.update(stored.ref, { passkeys, updatedAt: FieldValue.serverTimestamp() })
  notifyOwner(transaction, uid, by, String(stored.get('keyId')))
}

/**
 * Adds a passkey. Idempotent, for retries after a lost response.
 * @returns 'done', or why not: the vault has another key, or too many passkeys
 */
export function storePasskey(
  uid: string,
  { keyId, ...wrap }: PasskeyWrap & { readonly keyId: string },
  device: string,
): Promise<'done' | 'other-key' | 'full'> {
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(keyringOf(uid))
    if (!stored.exists || stored.get('keyId') !== keyId) return 'other-key'
    const before = passkeysOf(stored)
    if (before.some((one) => one.credentialId === wrap.credentialId && one.byPasskey === wrap.byPasskey)) return 'done'
    const others = before.filter((one) => one.credentialId !== wrap.credentialId)
    if (others.length >= MOST_PASSKEYS) return 'full'
    await requireRoomForKeyring(transaction, uid)
    const passkey = { ...wrap, device, addedOn: new Date().toISOString().slice(0, 10) }
    replacePasskeys(transaction, uid, stored, { by: 'passkey-added', passkeys: [...others, passkey] })
    return 'done'
  })
}

/** @returns false if the vault has no such passkey */
export function takePasskey(uid: string, credentialId: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(keyringOf(uid))
    const before = passkeysOf(stored)
    const passkeys = before.filter((one) => one.credentialId !== credentialId)
    if (passkeys.length === before.length) return false
    await requireRoomForKeyring(transaction, uid)
    replacePasskeys(transaction, uid, stored, { by: 'passkey-removed', passkeys })
    return true
  })
}
