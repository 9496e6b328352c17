import { type Keyring, MIN_ITERATIONS } from '@waymark/contract/vault/keyring'
import { binding, FORMAT } from './binding.ts'
import { fromBase64Url, randomBytes, toBase64Url, utf8, type Bytes } from './bytes.ts'
import { unwrapKey, wrapKey } from './sealed-bytes.ts'

/** The key of a vault as it lies in memory while the vault is open. */
export interface VaultKey {
  readonly uid: string
  readonly keyId: string
  /** Cannot be exported. */
  readonly key: CryptoKey
}

/** A keyring before the database puts the time on it. */
export type NewKeyring = Omit<Keyring, 'updatedAt'>

const KEY_ID_LENGTH = 16
const SALT_LENGTH = 16

const AES = { name: 'AES-GCM', length: 256 } as const
const WRAPPING: KeyUsage[] = ['wrapKey', 'unwrapKey']
const USAGES: KeyUsage[] = ['encrypt', 'decrypt', ...WRAPPING]

const IN_USE = { extractable: false, usages: USAGES }
/** For as long as it takes to wrap it anew. */
const IN_TRANSIT = { extractable: true, usages: USAGES }

type Kdf = Pick<Keyring, 'salt' | 'iterations'>

/** The same letters give the same key, however a keyboard composes them. */
const passphraseBytes = (passphrase: string): Bytes => utf8(passphrase.normalize('NFKC'))

async function keyFromPassphrase(passphrase: string, { salt, iterations }: Kdf): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', passphraseBytes(passphrase), 'PBKDF2', false, ['deriveKey'])
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64Url(salt), iterations }
  return crypto.subtle.deriveKey(pbkdf2, secret, AES, false, WRAPPING)
}

/** `secret` is random already and needs no slow derivation. */
async function keyFromRecoverySecret(recoverySecret: Bytes, keyId: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', recoverySecret, 'HKDF', false, ['deriveKey'])
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: fromBase64Url(keyId), info: utf8(`${FORMAT} recovery code`) }
  return crypto.subtle.deriveKey(hkdf, secret, AES, false, WRAPPING)
}

const byPassphraseAt = (uid: string, keyId: string) => binding('vault key by passphrase', uid, keyId)
const byRecoveryCodeAt = (uid: string, keyId: string) => binding('vault key by recovery code', uid, keyId)

/** Wraps a key that can be exported with a passphrase, under a fresh salt. */
async function wrapByPassphrase(key: CryptoKey, passphrase: string, uid: string, keyId: string) {
  const kdf: Kdf = { salt: toBase64Url(randomBytes(SALT_LENGTH)), iterations: MIN_ITERATIONS }
  const by = await keyFromPassphrase(passphrase, kdf)
  return { kdf: 'PBKDF2-SHA-256' as const, ...kdf, byPassphrase: await wrapKey(by, key, byPassphraseAt(uid, keyId)) }
}

/** Makes the key of a new vault and wraps it for its owner. */
export async function makeVault(uid: string, passphrase: string, recoverySecret: Bytes): Promise<NewKeyring> {
  const keyId = toBase64Url(randomBytes(KEY_ID_LENGTH))
  const key = await crypto.subtle.generateKey(AES, true, USAGES)
  const byCode = await keyFromRecoverySecret(recoverySecret, keyId)
  return {
    keyId,
    ...(await wrapByPassphrase(key, passphrase, uid, keyId)),
    byRecoveryCode: await wrapKey(byCode, key, byRecoveryCodeAt(uid, keyId)),
  }
}

type HowToUse = typeof IN_USE

async function keyByPassphrase(keyring: NewKeyring, uid: string, passphrase: string, use: HowToUse) {
  const by = await keyFromPassphrase(passphrase, keyring)
  return unwrapKey(by, keyring.byPassphrase, byPassphraseAt(uid, keyring.keyId), use)
}

async function keyByRecoverySecret(keyring: NewKeyring, uid: string, recoverySecret: Bytes, use: HowToUse) {
  const by = await keyFromRecoverySecret(recoverySecret, keyring.keyId)
  return unwrapKey(by, keyring.byRecoveryCode, byRecoveryCodeAt(uid, keyring.keyId), use)
}

/** @throws CannotOpen when the passphrase is another one */
export async function unlockByPassphrase(keyring: NewKeyring, uid: string, passphrase: string): Promise<VaultKey> {
  return { uid, keyId: keyring.keyId, key: await keyByPassphrase(keyring, uid, passphrase, IN_USE) }
}

/** What a new passphrase changes in a keyring. */
export type Rewrapped = Pick<Keyring, 'kdf' | 'salt' | 'iterations' | 'byPassphrase'>

/** @throws CannotOpen when `current` is not the passphrase */
export async function changePassphrase(
  keyring: NewKeyring,
  uid: string,
  current: string,
  next: string,
): Promise<Rewrapped> {
  const key = await keyByPassphrase(keyring, uid, current, IN_TRANSIT)
  return wrapByPassphrase(key, next, uid, keyring.keyId)
}

/** @throws CannotOpen when the code belongs to another vault */
export async function recover(
  keyring: NewKeyring,
  uid: string,
  recoverySecret: Bytes,
  next: string,
): Promise<Rewrapped> {
  const key = await keyByRecoverySecret(keyring, uid, recoverySecret, IN_TRANSIT)
  return wrapByPassphrase(key, next, uid, keyring.keyId)
}

/**
 * Wraps the same key by another recovery code; the one before opens it no more.
 * @throws CannotOpen when `passphrase` is not the passphrase
 */
export async function renewRecoveryCode(
  keyring: NewKeyring,
  uid: string,
  passphrase: string,
  recoverySecret: Bytes,
): Promise<Pick<Keyring, 'byRecoveryCode'>> {
  const key = await keyByPassphrase(keyring, uid, passphrase, IN_TRANSIT)
  const byCode = await keyFromRecoverySecret(recoverySecret, keyring.keyId)
  return { byRecoveryCode: await wrapKey(byCode, key, byRecoveryCodeAt(uid, keyring.keyId)) }
}
