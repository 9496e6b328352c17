import type { PassphraseWrap } from '@waymark/contract/vault/keyring-calls'
import type { Argon2idKeyring, NewKeyring, Pbkdf2Keyring } from '@waymark/contract/vault/keyring'
import { formatOf, type VaultFormat } from '@waymark/contract/vault/vault-format'
import { type Argon2idCost, argon2id, calibrated } from './argon2id.ts'
import { binding, nameOf } from './binding.ts'
import { fromBase64Url, randomBytes, toBase64Url, utf8, type Bytes } from './bytes.ts'
import { unwrapKey, wrapKey } from './sealed-bytes.ts'

/** The key of a vault as it lies in memory while the vault is open. */
export interface VaultKey {
  readonly uid: string
  readonly keyId: string
  /** In which what is encrypted from now on is written. */
  readonly format: VaultFormat
  /** Cannot be exported. */
  readonly key: CryptoKey
}

const KEY_ID_LENGTH = 16
const SALT_LENGTH = 16

const AES = { name: 'AES-GCM', length: 256 } as const
const WRAPPING: KeyUsage[] = ['wrapKey', 'unwrapKey']
const USAGES: KeyUsage[] = ['encrypt', 'decrypt', ...WRAPPING]

const IN_USE = { extractable: false, usages: USAGES }
/** For as long as it takes to wrap it anew. */
const IN_TRANSIT = { extractable: true, usages: USAGES }

/** The same letters give the same key, however a keyboard composes them. */
const passphraseBytes = (passphrase: string): Bytes => utf8(passphrase.normalize('NFKC'))

type Derivation =
  Pick<Pbkdf2Keyring, 'kdf' | 'salt' | 'iterations'> | (Argon2idCost & Pick<Argon2idKeyring, 'kdf' | 'salt'>)

async function keyFromPassphrase(passphrase: string, how: Derivation): Promise<CryptoKey> {
  const bytes = passphraseBytes(passphrase)
  const salt = fromBase64Url(how.salt)
  if (how.kdf === 'Argon2id') {
    return crypto.subtle.importKey('raw', argon2id(bytes, salt, how), AES, false, WRAPPING)
  }
  const secret = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey'])
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: how.iterations }
  return crypto.subtle.deriveKey(pbkdf2, secret, AES, false, WRAPPING)
}

/** `secret` is random already and needs no slow derivation. */
async function keyFromRecoverySecret(recoverySecret: Bytes, keyId: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', recoverySecret, 'HKDF', false, ['deriveKey'])
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: fromBase64Url(keyId), info: utf8(`${nameOf(1)} recovery code`) }
  return crypto.subtle.deriveKey(hkdf, secret, AES, false, WRAPPING)
}

const byPassphraseAt = (uid: string, { keyId, kdf }: Pick<PassphraseWrap, 'keyId' | 'kdf'>) =>
  binding(formatOf({ kdf }), 'vault key by passphrase', uid, keyId)
/** Stays in format 1: a code is random and needs no slow derivation, and it is written down. */
const byRecoveryCodeAt = (uid: string, keyId: string) => binding(1, 'vault key by recovery code', uid, keyId)

/** What a new passphrase changes in a keyring. */
export type Rewrapped = Omit<Extract<PassphraseWrap, { kdf: 'Argon2id' }>, 'keyId'>

/** Wraps a key that can be exported with a passphrase, under a fresh salt, in format 2. */
async function wrapByPassphrase(key: CryptoKey, passphrase: string, uid: string, keyId: string): Promise<Rewrapped> {
  const salt = toBase64Url(randomBytes(SALT_LENGTH))
  const how = { kdf: 'Argon2id', salt, ...calibrated() } as const
  const by = await keyFromPassphrase(passphrase, how)
  return { ...how, byPassphrase: await wrapKey(by, key, byPassphraseAt(uid, { keyId, ...how })) }
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
  return unwrapKey(by, keyring.byPassphrase, byPassphraseAt(uid, keyring), use)
}

async function keyByRecoverySecret(keyring: NewKeyring, uid: string, recoverySecret: Bytes, use: HowToUse) {
  const by = await keyFromRecoverySecret(recoverySecret, keyring.keyId)
  return unwrapKey(by, keyring.byRecoveryCode, byRecoveryCodeAt(uid, keyring.keyId), use)
}

/** @throws CannotOpen when the passphrase is another one */
export async function unlockByPassphrase(keyring: NewKeyring, uid: string, passphrase: string): Promise<VaultKey> {
  return {
    uid,
    keyId: keyring.keyId,
    format: formatOf(keyring),
    key: await keyByPassphrase(keyring, uid, passphrase, IN_USE),
  }
}

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
): Promise<Pick<NewKeyring, 'byRecoveryCode'>> {
  const key = await keyByPassphrase(keyring, uid, passphrase, IN_TRANSIT)
  const byCode = await keyFromRecoverySecret(recoverySecret, keyring.keyId)
  return { byRecoveryCode: await wrapKey(byCode, key, byRecoveryCodeAt(uid, keyring.keyId)) }
}
