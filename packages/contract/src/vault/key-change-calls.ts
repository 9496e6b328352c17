import { defineEndpoint } from '../endpoint.ts'
import { Argon2idKeyring, FormerKeys, SealedText, VaultKeyId } from './keyring.ts'
import { SealedIndex } from './sealed-index.ts'
import { Done, FORMER_KEYRING_DAYS, OTHER_KEY, RECENT } from './keyring-calls.ts'
import { z } from '../zod.ts'

// In a file of its own, because only a lazily loaded dialog needs it.

/** Maximum number of former keys in a keyring. */
const MOST_FORMER_KEYS = 10

const RekeyedKeyring = z.strictObject({
  ...z.omit(Argon2idKeyring, { passkeys: true, updatedAt: true }).shape,
  formerKeys: FormerKeys.check(z.minLength(1), z.maxLength(MOST_FORMER_KEYS)),
})

/** A keyring with a new vault key, which also wraps the key it replaces. */
const KeyChange = z
  .strictObject({
    /** Id of the key that is replaced. */
    replaces: VaultKeyId,
    keyring: RekeyedKeyring,
    /** The passport number encrypted with the new key, if there is one; `before` is the stored ciphertext. */
    passport: z.optional(z.strictObject({ before: SealedText.shape.sealed, sealed: SealedText })),
    /** The index encrypted with the new key, if there is one; `before` is the stored revision. */
    index: z.optional(z.strictObject({ before: SealedIndex.shape.revision, sealed: SealedIndex })),
  })
  .check(
    z.refine(
      ({ replaces, keyring, passport, index }) =>
        keyring.formerKeys.some(({ keyId }) => keyId === replaces) &&
        keyring.formerKeys.every(({ keyId }) => keyId !== keyring.keyId) &&
        (passport === undefined || passport.sealed.keyId === keyring.keyId) &&
        (index === undefined || index.sealed.keyId === keyring.keyId),
      { error: 'A new key has to wrap the one before, and what it encrypts has to name it', path: ['keyring'] },
    ),
  )
export type KeyChange = z.infer<typeof KeyChange>

export const replaceVaultKey = defineEndpoint({
  method: 'PUT',
  path: '/api/vault/key',
  summary: `Gives the vault of the signed-in user a new key, which wraps the one before until every document is encrypted anew. The former keyring is kept for ${FORMER_KEYRING_DAYS} days. ${RECENT} ${OTHER_KEY} The same where the passport number or the index of the vault was changed meanwhile.`,
  access: 'signed-in',
  quota: 'keyring',
  recentSignIn: true,
  body: KeyChange,
  response: Done,
})
