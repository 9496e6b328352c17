import type { SealedText } from '@waymark/contract/vault/keyring'
import { binding } from './binding.ts'
import { textOf, utf8 } from './bytes.ts'
import { CannotOpen, openBytes, sealBytes } from './sealed-bytes.ts'
import type { VaultKey } from './vault-key.ts'

/** Always format 1: it has not changed, and its record has no field for a format. */
const textAt = ({ uid }: VaultKey, field: string) => binding(1, 'text of the profile', uid, field)

/** Encrypts a short text of the profile, bound to that field and user. */
export const sealText = async (vault: VaultKey, field: string, text: string): Promise<SealedText> => ({
  keyId: vault.keyId,
  sealed: await sealBytes(vault.key, utf8(text), textAt(vault, field)),
})

/** @throws CannotOpen */
export async function openText(vault: VaultKey, field: string, { keyId, sealed }: SealedText): Promise<string> {
  if (keyId !== vault.keyId) throw new CannotOpen('Encrypted by another vault')
  return textOf(await openBytes(vault.key, sealed, textAt(vault, field)))
}
