import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { Argon2idKeyring, CredentialId, PasskeyWrap, Pbkdf2Keyring, VaultKeyId } from './keyring.ts'
import { z } from '../zod.ts'

/** How long a replaced keyring, and with it a reset vault, can be restored. */
export const FORMER_KEYRING_DAYS = 30

/** More than one sign-in can create, so that a stolen session cannot block the owner's changes. */
export const MOST_FORMER_KEYRINGS = 200

export const SIGN_IN_AGAIN_FOR_VAULT = 'Sign in again to change how your vault is opened'

/** Why a keyring was replaced. */
const REPLACED_BY = [
  'passphrase',
  'recovery-code',
  'passkey-added',
  'passkey-removed',
  'key',
  'reset',
  'restore',
] as const
export type ReplacedBy = (typeof REPLACED_BY)[number]

/** A replaced keyring that can be restored. Its wrapped keys stay on the server. */
export const FormerKeyring = z.strictObject({
  id: Id,
  /** Unknown reasons fall back to 'reset': restoring works the same. */
  replacedBy: openEnum(REPLACED_BY, 'reset'),
  /** Id of its vault key. */
  keyId: VaultKeyId,
  replacedAt: Instant,
  /** When it is deleted permanently. */
  purgeAt: Instant,
})
export type FormerKeyring = z.infer<typeof FormerKeyring>

export const Done = z.strictObject({ message: z.string() })
export const RECENT = '403 when signing in was more than five minutes ago.'
export const OTHER_KEY = '409 when the keyring has another key meanwhile.'

/** The part of a keyring that depends on the passphrase: key derivation parameters and the wrapped vault key. */
export const PassphraseWrap = z.discriminatedUnion('kdf', [
  z.omit(Pbkdf2Keyring, { byRecoveryCode: true, passkeys: true, updatedAt: true }),
  z.omit(Argon2idKeyring, { byRecoveryCode: true, passkeys: true, formerKeys: true, updatedAt: true }),
])
export type PassphraseWrap = z.infer<typeof PassphraseWrap>

export const replacePassphrase = defineEndpoint({
  method: 'PUT',
  path: '/api/vault/passphrase',
  summary: `Replaces how a new passphrase wraps the vault key of the signed-in user. The former keyring is kept for ${FORMER_KEYRING_DAYS} days. ${RECENT} ${OTHER_KEY} The same where Argon2id would become PBKDF2.`,
  access: 'signed-in',
  quota: 'keyring',
  recentSignIn: true,
  body: PassphraseWrap,
  response: Done,
})

export const replaceRecoveryCode = defineEndpoint({
  method: 'PUT',
  path: '/api/vault/recovery-code',
  summary: `Replaces how a new recovery code wraps the vault key of the signed-in user. The former keyring is kept for ${FORMER_KEYRING_DAYS} days. ${RECENT} ${OTHER_KEY}`,
  access: 'signed-in',
  quota: 'keyring',
  recentSignIn: true,
  body: z.pick(Argon2idKeyring, { keyId: true, byRecoveryCode: true }),
  response: Done,
})

/** Maximum number of passkeys per vault. */
export const MOST_PASSKEYS = 10

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/vault/passkeys',
  summary: `Adds a passkey that opens the vault of the signed-in user, beside passphrase and recovery code: at most ${MOST_PASSKEYS}. The former keyring is kept for ${FORMER_KEYRING_DAYS} days. ${RECENT} ${OTHER_KEY} The same when there is no room for another.`,
  access: 'signed-in',
  quota: 'keyring',
  recentSignIn: true,
  body: z.strictObject({ keyId: VaultKeyId, ...PasskeyWrap.shape }),
  response: Done,
})

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/vault/passkeys/:credentialId',
  summary: `Takes a passkey from the vault of the signed-in user: it opens it no more. The former keyring is kept for ${FORMER_KEYRING_DAYS} days. ${RECENT}`,
  access: 'signed-in',
  quota: 'keyring',
  recentSignIn: true,
  params: z.strictObject({ credentialId: CredentialId }),
  response: Done,
})

export const resetVault = defineEndpoint({
  method: 'POST',
  path: '/api/vault/reset',
  summary: `Puts the keyring of the signed-in user and everything that its key has encrypted away, from where they can be brought back for ${FORMER_KEYRING_DAYS} days. ${RECENT} ${OTHER_KEY}`,
  access: 'signed-in',
  quota: 'keyring',
  recentSignIn: true,
  body: z.strictObject({ keyId: VaultKeyId }),
  response: z.strictObject({ message: z.string(), deletedDocuments: z.int().check(z.gte(0)) }),
})

export const listFormerKeyrings = defineEndpoint({
  method: 'GET',
  path: '/api/vault/former',
  summary: 'The keyrings of the signed-in user that were replaced and can be brought back, the newest first.',
  access: 'signed-in',
  response: z.array(FormerKeyring),
})

export const restoreKeyring = defineEndpoint({
  method: 'POST',
  path: '/api/vault/restore',
  summary: `Brings a replaced keyring back, with the documents of its vault where that was reset. What is there now is kept in its place for ${FORMER_KEYRING_DAYS} days. ${RECENT}`,
  access: 'signed-in',
  quota: 'keyring',
  recentSignIn: true,
  body: z.strictObject({ id: Id }),
  response: Done,
})

export const reportExport = defineEndpoint({
  method: 'POST',
  path: '/api/vault/exported',
  summary: 'Tells the signed-in user by a notification that their documents were exported.',
  access: 'signed-in',
  response: Done,
})
