import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { binding } from './binding.ts'
import { unwrapKey, wrapKey } from './sealed-bytes.ts'
import type { VaultKey } from './vault-key.ts'

const AES = { name: 'AES-GCM', length: 256 } as const
const FOR_FILES: KeyUsage[] = ['encrypt', 'decrypt']

const fileKeyAt = (format: VaultFormat, uid: string, documentId: string) => binding(format, 'file key', uid, documentId)

/** A new file key, and its wrapped form for the envelope. */
export async function makeFileKey({ uid, key, format }: VaultKey, documentId: string) {
  const fileKey = await crypto.subtle.generateKey(AES, true, FOR_FILES)
  return { fileKey, wrapped: await wrapKey(key, fileKey, fileKeyAt(format, uid, documentId)) }
}

/** @throws CannotOpen */
export const openFileKey = (
  { uid, key }: VaultKey,
  { format, documentId }: { readonly format: VaultFormat; readonly documentId: string },
  wrapped: string,
): Promise<CryptoKey> =>
  unwrapKey(key, wrapped, fileKeyAt(format, uid, documentId), { extractable: false, usages: FOR_FILES })
