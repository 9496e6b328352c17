import type { KeyChange } from '@waymark/contract/vault/key-change-calls'
import type { PassphraseWrap } from '@waymark/contract/vault/keyring-calls'
import type { Argon2idKeyring, NewKeyring, PasskeyWrap, Pbkdf2Keyring } from '@waymark/contract/vault/keyring'
import { formatOf, type VaultFormat } from '@waymark/contract/vault/vault-format'
import { type Argon2idCost, argon2id, calibrated } from './argon2id.ts'
import { binding, nameOf } from './binding.ts'
import { fromBase64Url, randomBytes, toBase64Url, utf8, type Bytes } from './bytes.ts'
import { CannotOpen, unwrapKey, wrapKey } from './sealed-bytes.ts'
import { asSuggested } from './suggested-form.ts'

/** The vault key in memory while the vault is unlocked. */
export interface VaultKey {
  readonly uid: string
  readonly keyId: string
  /** Format for new ciphertexts. */
  readonly format: VaultFormat
  /** Not extractable. */
  readonly key: CryptoKey
  /** Former keys by id, for documents that are not re-encrypted yet. */
  readonly former: ReadonlyMap<string, CryptoKey>
}

const KEY_ID_LENGTH = 16
const SALT_LENGTH = 16

const AES = { name: 'AES-GCM', length: 256 } as const
const WRAPPING: KeyUsage[] = ['wrapKey', 'unwrapKey']
const USAGES: KeyUsage[] = ['encrypt', 'decrypt', ...WRAPPING]

const IN_USE = { extractable: false, usages: USAGES }
/** Extractable only while it is being wrapped again. */
const IN_TRANSIT = { extractable: true, usages: USAGES }

/** Normalised, so that the same letters give the same key on every keyboard. */
const passphraseBytes = (passphrase: string): Bytes => utf8(passphrase.normalize('NFKC'))

type Derivation =
  | Pick<Pbkdf2Keyring, 'kdf' | 'salt' | 'iterations'>
  | (Argon2idCost & Pick<Argon2idKeyring, 'kdf' | 'salt'>)

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

/** `random` has enough entropy and needs no slow derivation. */
async function keyFromRandom(random: Bytes, keyId: string, info: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', random, 'HKDF', false, ['deriveKey'])
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: fromBase64Url(keyId), info: utf8(info) }
  return crypto.subtle.deriveKey(hkdf, secret, AES, false, WRAPPING)
}

const keyFromRecoverySecret = (recoverySecret: Bytes, keyId: string): Promise<CryptoKey> =>
  keyFromRandom(recoverySecret, keyId, `${nameOf(1)} recovery code`)

/** A passkey and its 32-byte PRF output (`passkey.ts`). */
export interface PasskeySecret {
  readonly credentialId: string
  readonly secret: Bytes
}

const keyFromPasskey = ({ secret }: PasskeySecret, keyId: string): Promise<CryptoKey> =>
  keyFromRandom(secret, keyId, `${nameOf(2)} passkey`)

const byPassphraseAt = (uid: string, { keyId, kdf }: Pick<PassphraseWrap, 'keyId' | 'kdf'>) =>
  binding(formatOf({ kdf }), 'vault key by passphrase', uid, keyId)
/** Always format 1: the code is random and needs no slow derivation, and people have written it down. */
const byRecoveryCodeAt = (uid: string, keyId: string) => binding(1, 'vault key by recovery code', uid, keyId)

const byPasskeyAt = (uid: string, keyId: string, credentialId: string) =>
  binding(2, 'vault key by passkey', uid, keyId, credentialId)

/** The keyring fields that a new passphrase changes. */
export type Rewrapped = Omit<Extract<PassphraseWrap, { kdf: 'Argon2id' }>, 'keyId'>

/** Wraps an extractable key with a passphrase and a new salt, in format 2. */
async function wrapByPassphrase(key: CryptoKey, passphrase: string, uid: string, keyId: string): Promise<Rewrapped> {
  const salt = toBase64Url(randomBytes(SALT_LENGTH))
  const how = { kdf: 'Argon2id', salt, ...calibrated() } as const
  const by = await keyFromPassphrase(passphrase, how)
  return { ...how, byPassphrase: await wrapKey(by, key, byPassphraseAt(uid, { keyId, ...how })) }
}

const newKey = (): Promise<CryptoKey> => crypto.subtle.generateKey(AES, true, USAGES)

/** Wraps a new key and gives it an id. */
async function keyringOf(key: CryptoKey, uid: string, passphrase: string, recoverySecret: Bytes) {
  const keyId = toBase64Url(randomBytes(KEY_ID_LENGTH))
  const byCode = await keyFromRecoverySecret(recoverySecret, keyId)
  return {
    keyId,
    ...(await wrapByPassphrase(key, passphrase, uid, keyId)),
    byRecoveryCode: await wrapKey(byCode, key, byRecoveryCodeAt(uid, keyId)),
  }
}

/** Creates a vault key and its keyring. */
export const makeVault = async (uid: string, passphrase: string, recoverySecret: Bytes): Promise<NewKeyring> =>
  keyringOf(await newKey(), uid, passphrase, recoverySecret)

type HowToUse = typeof IN_USE

async function keyByPassphrase(keyring: NewKeyring, uid: string, typed: string, use: HowToUse) {
  const open = async (passphrase: string) => {
    const by = await keyFromPassphrase(passphrase, keyring)
    return unwrapKey(by, keyring.byPassphrase, byPassphraseAt(uid, keyring), use)
  }
  try {
    return await open(typed)
  } catch (error) {
    const suggested = asSuggested(typed)
    if (!(error instanceof CannotOpen) || suggested === undefined || suggested === typed) throw error
    return open(suggested)
  }
}

async function keyByRecoverySecret(keyring: NewKeyring, uid: string, recoverySecret: Bytes, use: HowToUse) {
  const by = await keyFromRecoverySecret(recoverySecret, keyring.keyId)
  return unwrapKey(by, keyring.byRecoveryCode, byRecoveryCodeAt(uid, keyring.keyId), use)
}

const byPasskeyOf = ({ passkeys = [] }: NewKeyring, { credentialId }: PasskeySecret): string => {
  const passkey = passkeys.find((one) => one.credentialId === credentialId)
  if (passkey === undefined) throw new CannotOpen('Another passkey')
  return passkey.byPasskey
}

const formerKeyAt = (uid: string, keyId: string, formerId: string) =>
  binding(2, 'former vault key', uid, keyId, formerId)

/** A former key that cannot be unwrapped is skipped: only its documents stay unreadable. */
async function openFormerKeys(keyring: NewKeyring, uid: string, key: CryptoKey, use: HowToUse) {
  const opened = new Map<string, CryptoKey>()
  for (const { keyId, byVaultKey } of ('formerKeys' in keyring && keyring.formerKeys) || []) {
    try {
      opened.set(keyId, await unwrapKey(key, byVaultKey, formerKeyAt(uid, keyring.keyId, keyId), use))
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error
    }
  }
  return opened
}

async function vaultOf(keyring: NewKeyring, uid: string, key: CryptoKey): Promise<VaultKey> {
  const former = await openFormerKeys(keyring, uid, key, IN_USE)
  return { uid, keyId: keyring.keyId, format: formatOf(keyring), key, former }
}

/** @throws CannotOpen if the passphrase is wrong */
export const unlockByPassphrase = async (keyring: NewKeyring, uid: string, passphrase: string): Promise<VaultKey> =>
  vaultOf(keyring, uid, await keyByPassphrase(keyring, uid, passphrase, IN_USE))

/**
 * For the page that opens exports; the app requires a new passphrase after using the code (`recover`).
 * @throws CannotOpen if the code belongs to another vault
 */
export const unlockByRecoveryCode = async (
  keyring: NewKeyring,
  uid: string,
  recoverySecret: Bytes,
): Promise<VaultKey> => vaultOf(keyring, uid, await keyByRecoverySecret(keyring, uid, recoverySecret, IN_USE))

/** @throws CannotOpen if the passkey belongs to another vault */
export async function unlockByPasskey(keyring: NewKeyring, uid: string, passkey: PasskeySecret): Promise<VaultKey> {
  const { keyId } = keyring
  const by = await keyFromPasskey(passkey, keyId)
  const place = byPasskeyAt(uid, keyId, passkey.credentialId)
  return vaultOf(keyring, uid, await unwrapKey(by, byPasskeyOf(keyring, passkey), place, IN_USE))
}

/**
 * A keyring with a new key, which wraps those former keys that are still needed: the current one, and those of `inUse`.
 * @throws CannotOpen if `current` is not the passphrase
 */
export async function replaceVaultKey(
  { keyring, uid, inUse }: { keyring: NewKeyring; uid: string; inUse: readonly string[] },
  current: string,
  next: string,
  recoverySecret: Bytes,
): Promise<KeyChange['keyring']> {
  const before = await keyByPassphrase(keyring, uid, current, IN_TRANSIT)
  const former = [...(await openFormerKeys(keyring, uid, before, IN_TRANSIT))].filter(([id]) => inUse.includes(id))
  const key = await newKey()
  const wraps = await keyringOf(key, uid, next, recoverySecret)
  const wrap = async (keyId: string, one: CryptoKey) => ({
    keyId,
    byVaultKey: await wrapKey(key, one, formerKeyAt(uid, wraps.keyId, keyId)),
  })
  const formerKeys = [[keyring.keyId, before] as const, ...former].map(([id, one]) => wrap(id, one))
  return { ...wraps, formerKeys: await Promise.all(formerKeys) }
}

/** @throws CannotOpen if `current` is not the passphrase */
export async function changePassphrase(
  keyring: NewKeyring,
  uid: string,
  current: string,
  next: string,
): Promise<Rewrapped> {
  const key = await keyByPassphrase(keyring, uid, current, IN_TRANSIT)
  return wrapByPassphrase(key, next, uid, keyring.keyId)
}

/** @throws CannotOpen if the code belongs to another vault */
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
 * Wraps the same key with a new recovery code, which invalidates the former one.
 * @throws CannotOpen if `passphrase` is wrong
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

/**
 * Wraps the same key with an additional passkey.
 * @throws CannotOpen if `passphrase` is wrong
 */
export async function wrapByPasskey(
  keyring: NewKeyring,
  uid: string,
  passphrase: string,
  passkey: PasskeySecret,
): Promise<PasskeyWrap> {
  const key = await keyByPassphrase(keyring, uid, passphrase, IN_TRANSIT)
  const { credentialId } = passkey
  const by = await keyFromPasskey(passkey, keyring.keyId)
  return { credentialId, byPasskey: await wrapKey(by, key, byPasskeyAt(uid, keyring.keyId, credentialId)) }
}
