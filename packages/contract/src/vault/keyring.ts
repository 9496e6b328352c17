import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { CalendarDay, Id, Instant, text } from '../primitives.ts'
import { ARGON2ID_LIMITS, VAULT_FORMATS } from './vault-format.ts'
import { z } from '../zod.ts'

/** Bytes as base64url without padding. */
const bytes = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))

/** `count` bytes as base64url without padding. */
const bytesOf = (count: number) => {
  const length = Math.ceil((count * 4) / 3)
  return z.string().check(z.length(length), z.regex(/^[\w-]+$/))
}

/** A key of 32 bytes as AES-GCM wraps it: 12 bytes of IV before, 16 of its tag behind. */
const wrappedKey = bytesOf(12 + 32 + 16)

/** Names a vault key without telling anything of it: 16 random bytes. What one key has encrypted no other decrypts. */
export const VaultKeyId = z.string().check(z.regex(/^[\w-]{22}$/))

/** OWASP's least number of rounds of PBKDF2 with SHA-256, and the most that a device is made to wait for. */
export const MIN_ITERATIONS = 600_000
export const MAX_ITERATIONS = 10_000_000

/** What an authenticator calls a passkey: at most 1,023 bytes, as WebAuthn has it. */
export const CredentialId = z.string().check(z.minLength(1), z.maxLength(1_364), z.regex(/^[\w-]+$/))

/** A passkey that opens the vault, by what its authenticator makes of a question (WebAuthn PRF). */
export const PasskeyWrap = z.strictObject({ credentialId: CredentialId, byPasskey: wrappedKey })
export type PasskeyWrap = z.infer<typeof PasskeyWrap>

const Passkey = z.strictObject({
  ...PasskeyWrap.shape,
  /** Browser and system on which it was added, as the browser calls itself. */
  device: text(100),
  addedOn: CalendarDay,
})
export type Passkey = z.infer<typeof Passkey>

/** The vault key wrapped at least twice. Each wrapped key is the IV of AES-GCM followed by the ciphertext. */
const WRAPS = {
  keyId: VaultKeyId,
  salt: bytesOf(16),
  byPassphrase: wrappedKey,
  byRecoveryCode: wrappedKey,
  /** Not there before the first one is added. */
  passkeys: z.optional(z.array(Passkey)),
  updatedAt: Instant,
}

/** Of a vault in format 1. */
export const Pbkdf2Keyring = z.strictObject({
  ...WRAPS,
  kdf: z.literal('PBKDF2-SHA-256'),
  iterations: z.int().check(z.gte(MIN_ITERATIONS), z.lte(MAX_ITERATIONS)),
})
export type Pbkdf2Keyring = z.infer<typeof Pbkdf2Keyring>

/** A former vault key, wrapped with the current one, for what is not re-encrypted yet. */
const FormerKey = z.strictObject({ keyId: VaultKeyId, byVaultKey: wrappedKey })
export const FormerKeys = z.array(FormerKey)

/** Of a vault in format 2. One lane, version 1.3 of Argon2. */
export const Argon2idKeyring = z.strictObject({
  ...WRAPS,
  kdf: z.literal('Argon2id'),
  /** In KiB. */
  memory: z.int().check(z.gte(ARGON2ID_LIMITS.minMemory), z.lte(ARGON2ID_LIMITS.maxMemory)),
  passes: z.int().check(z.gte(ARGON2ID_LIMITS.minPasses), z.lte(ARGON2ID_LIMITS.maxPasses)),
  /** Of a vault that was given a new key. */
  formerKeys: z.optional(FormerKeys),
})
export type Argon2idKeyring = z.infer<typeof Argon2idKeyring>

/**
 * `users/{uid}/private/vault`: the vault key of a user. A changed passphrase wraps the same key again; another key is
 * another vault.
 */
export type Keyring = Pbkdf2Keyring | Argon2idKeyring

/** A keyring before the database puts the time on it. */
export type NewKeyring = Omit<Pbkdf2Keyring, 'updatedAt'> | Omit<Argon2idKeyring, 'updatedAt'>

/** What a document's ciphertext needs to be opened, useless without the vault key. */
export const Envelope = z.strictObject({
  /** Of file key, details and file: what they are bound to, and whether the file is padded. */
  format: z.literal(VAULT_FORMATS),
  keyId: VaultKeyId,
  /** The key of the file, wrapped with the vault key. */
  fileKey: wrappedKey,
  /** Name, type of file, size, day of expiry and notes, encrypted with the vault key. */
  details: bytes(LIMITS.sealedDetails),
})
export type Envelope = z.infer<typeof Envelope>

/** A short text of the profile, encrypted with the vault key. */
export const SealedText = z.strictObject({ keyId: VaultKeyId, sealed: bytes(LIMITS.wrappedKey) })
export type SealedText = z.infer<typeof SealedText>

/** Id of a document that a browser makes before it encrypts: the ciphertext is bound to it. */
export const ChosenId = Id.check(z.regex(/^[A-Za-z0-9]{20}$/))

const MARK_LENGTH = 7
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * What the ids that a user may choose begin with (FNV-1a of the uid). Ids of others are refused by it whether or not
 * there is such a document, so that nobody can find out by choosing one.
 */
function markOf(uid: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < uid.length; at++) hash = Math.imul(hash ^ uid.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36).padStart(MARK_LENGTH, '0')
}

export const isChosenBy = (uid: string, id: string): boolean => id.startsWith(markOf(uid))

/** A fresh id for a document of the user. */
export function newDocumentId(uid: string): string {
  const random = crypto.getRandomValues(new Uint8Array(20 - MARK_LENGTH))
  return markOf(uid) + Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

const stored = { id: z.literal('vault') }

/** A keyring of a format that this version does not know: the vault is there, and stays as it is. */
const UnknownKeyring = z.strictObject({ ...stored, keyId: VaultKeyId, kdf: z.string() })

const StoredPbkdf2Keyring = z.strictObject({ ...Pbkdf2Keyring.shape, ...stored })
const StoredArgon2idKeyring = z.strictObject({ ...Argon2idKeyring.shape, ...stored })

/** A keyring as the converter reads it: with the id of its document. */
export const StoredKeyring = z.union([StoredPbkdf2Keyring, StoredArgon2idKeyring, UnknownKeyring])
export type StoredKeyring = z.infer<typeof StoredKeyring>
export const keyringConverter = docConverter<StoredKeyring>(StoredKeyring)

/** Whether this version can do anything with the vault but leave it alone. */
export const isKnownKeyring = (
  keyring: StoredKeyring,
): keyring is z.infer<typeof StoredPbkdf2Keyring> | z.infer<typeof StoredArgon2idKeyring> => 'byPassphrase' in keyring
