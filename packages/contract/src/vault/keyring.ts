import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { CalendarDay, Id, Instant, text } from '../primitives.ts'
import { ARGON2ID_LIMITS, VAULT_FORMATS } from './vault-format.ts'
import { z } from '../zod.ts'

/** Base64url without padding. */
const bytes = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))

/** Exactly `count` bytes as base64url without padding. */
const bytesOf = (count: number) => {
  const length = Math.ceil((count * 4) / 3)
  return z.string().check(z.length(length), z.regex(/^[\w-]+$/))
}

/** A 32-byte key encrypted with AES-GCM: 12 bytes IV, ciphertext, 16 bytes tag. */
const wrappedKey = bytesOf(12 + 32 + 16)

/**
 * Random identifier (16 bytes) of a vault key, independent of the key's bytes. Ciphertexts can only be decrypted with
 * the key that they name.
 */
export const VaultKeyId = z.string().check(z.regex(/^[\w-]{22}$/))

/** OWASP's minimum for PBKDF2-SHA-256, and the maximum that devices accept. */
export const MIN_ITERATIONS = 600_000
export const MAX_ITERATIONS = 10_000_000

/** WebAuthn limits credential ids to 1,023 bytes. */
export const CredentialId = z.string().check(z.minLength(1), z.maxLength(1_364), z.regex(/^[\w-]+$/))

/** The vault key wrapped by a passkey's WebAuthn PRF output. */
export const PasskeyWrap = z.strictObject({ credentialId: CredentialId, byPasskey: wrappedKey })
export type PasskeyWrap = z.infer<typeof PasskeyWrap>

const Passkey = z.strictObject({
  ...PasskeyWrap.shape,
  /** Browser and operating system on which it was added, from the User-Agent. */
  device: text(100),
  addedOn: CalendarDay,
})
export type Passkey = z.infer<typeof Passkey>

/** The vault key, wrapped at least twice. Each wrapped key is the AES-GCM IV followed by the ciphertext. */
const WRAPS = {
  keyId: VaultKeyId,
  salt: bytesOf(16),
  byPassphrase: wrappedKey,
  byRecoveryCode: wrappedKey,
  /** Absent before the first passkey is added. */
  passkeys: z.optional(z.array(Passkey)),
  updatedAt: Instant,
}

/** Keyring of a format 1 vault. */
export const Pbkdf2Keyring = z.strictObject({
  ...WRAPS,
  kdf: z.literal('PBKDF2-SHA-256'),
  iterations: z.int().check(z.gte(MIN_ITERATIONS), z.lte(MAX_ITERATIONS)),
})
export type Pbkdf2Keyring = z.infer<typeof Pbkdf2Keyring>

/** A former vault key, wrapped by the current one, for documents that are not re-encrypted yet. */
const FormerKey = z.strictObject({ keyId: VaultKeyId, byVaultKey: wrappedKey })
export const FormerKeys = z.array(FormerKey)

/** Keyring of a format 2 vault: Argon2id version 1.3 with one lane. */
export const Argon2idKeyring = z.strictObject({
  ...WRAPS,
  kdf: z.literal('Argon2id'),
  /** KiB. */
  memory: z.int().check(z.gte(ARGON2ID_LIMITS.minMemory), z.lte(ARGON2ID_LIMITS.maxMemory)),
  passes: z.int().check(z.gte(ARGON2ID_LIMITS.minPasses), z.lte(ARGON2ID_LIMITS.maxPasses)),
  /** Present once the vault was given a new key. */
  formerKeys: z.optional(FormerKeys),
})
export type Argon2idKeyring = z.infer<typeof Argon2idKeyring>

/**
 * `users/{uid}/private/vault`: a user's wrapped vault key. Changing the passphrase wraps the same key again; another
 * key means another vault.
 */
export type Keyring = Pbkdf2Keyring | Argon2idKeyring

/** A keyring without `updatedAt`, which the database sets. */
export type NewKeyring = Omit<Pbkdf2Keyring, 'updatedAt'> | Omit<Argon2idKeyring, 'updatedAt'>

/** What decrypting a document needs besides the vault key. */
export const Envelope = z.strictObject({
  /**
   * Encryption format of the file key, details and file: which data the ciphertexts are bound to, and whether the file
   * is padded.
   */
  format: z.literal(VAULT_FORMATS),
  keyId: VaultKeyId,
  /** The file's key, wrapped with the vault key. */
  fileKey: wrappedKey,
  /** Name, file type, size, expiry date and notes, encrypted with the vault key. */
  details: bytes(LIMITS.sealedDetails),
})
export type Envelope = z.infer<typeof Envelope>

/** A short text of the profile, encrypted with the vault key. */
export const SealedText = z.strictObject({ keyId: VaultKeyId, sealed: bytes(LIMITS.wrappedKey) })
export type SealedText = z.infer<typeof SealedText>

/** Document id chosen by the browser before encrypting, because the ciphertext is bound to it. */
export const ChosenId = Id.check(z.regex(/^[A-Za-z0-9]{20}$/))

const MARK_LENGTH = 7
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Prefix of all ids that a user may choose (FNV-1a of the uid). Ids with another prefix are refused whether or not such
 * a document exists, so that nobody can probe for other users' documents.
 */
function markOf(uid: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < uid.length; at++) hash = Math.imul(hash ^ uid.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36).padStart(MARK_LENGTH, '0')
}

export const isChosenBy = (uid: string, id: string): boolean => id.startsWith(markOf(uid))

/** A new document id for the user. */
export function newDocumentId(uid: string): string {
  const random = crypto.getRandomValues(new Uint8Array(20 - MARK_LENGTH))
  return markOf(uid) + Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

const stored = { id: z.literal('vault') }

/** A keyring in a format that this version does not know. It is left unchanged. */
const UnknownKeyring = z.strictObject({ ...stored, keyId: VaultKeyId, kdf: z.string() })

const StoredPbkdf2Keyring = z.strictObject({ ...Pbkdf2Keyring.shape, ...stored })
const StoredArgon2idKeyring = z.strictObject({ ...Argon2idKeyring.shape, ...stored })

/** A keyring as the converter reads it, with its document id. */
export const StoredKeyring = z.union([StoredPbkdf2Keyring, StoredArgon2idKeyring, UnknownKeyring])
export type StoredKeyring = z.infer<typeof StoredKeyring>
export const keyringConverter = docConverter<StoredKeyring>(StoredKeyring)

/** Whether this version can use the keyring. */
export const isKnownKeyring = (
  keyring: StoredKeyring,
): keyring is z.infer<typeof StoredPbkdf2Keyring> | z.infer<typeof StoredArgon2idKeyring> => 'byPassphrase' in keyring
