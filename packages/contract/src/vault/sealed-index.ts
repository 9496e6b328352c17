import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { Instant } from '../primitives.ts'
import { VaultKeyId } from './keyring.ts'
import { z } from '../zod.ts'

/** The encrypted list of a vault's documents and their states. The server only sees how often it changes. */
export const SealedIndex = z.strictObject({
  keyId: VaultKeyId,
  /** Incremented by each change. The ciphertext is bound to it. */
  revision: z.int().check(z.gte(1)),
  sealed: z.string().check(z.minLength(1), z.maxLength(LIMITS.sealedIndex), z.regex(/^[\w-]+$/)),
})
export type SealedIndex = z.infer<typeof SealedIndex>

/** `users/{uid}/private/vaultIndex`, encrypted with the keyring's current key. */
export const StoredIndex = z.strictObject({ id: z.literal('vaultIndex'), ...SealedIndex.shape, updatedAt: Instant })
export type StoredIndex = z.infer<typeof StoredIndex>
export const vaultIndexConverter = docConverter<StoredIndex>(StoredIndex)
