// No schemas here: encryption workers load this file, and would load zod along with it.

/** Argon2id parameters in KiB and passes: from OWASP's minimum (19 MiB, two passes) to what phones can bear. */
export const ARGON2ID_LIMITS = { minMemory: 19_456, maxMemory: 131_072, minPasses: 2, maxPasses: 8 } as const

/** Documents are encrypted in the format of their keyring. Format 2 vaults can still contain format 1 documents. */
export const VAULT_FORMATS = [1, 2] as const
export type VaultFormat = (typeof VAULT_FORMATS)[number]
export const formatOf = ({ kdf }: { readonly kdf: 'PBKDF2-SHA-256' | 'Argon2id' }): VaultFormat =>
  kdf === 'Argon2id' ? 2 : 1

/** The encrypted parts of an envelope. */
interface Sealed {
  readonly format: VaultFormat
  readonly keyId: string
  readonly fileKey: string
  readonly details: string
}

/** SHA-256 (hex) over all encrypted parts of a document, identifying this exact version. */
export async function digestOfSealed(envelope: Sealed, file: { readonly sha256: string }): Promise<string> {
  const { format, keyId, fileKey, details } = envelope
  const all = JSON.stringify([format, keyId, fileKey, details, file.sha256])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(all)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
