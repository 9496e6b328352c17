// Without schemas: workers that encrypt load this, and zod with nothing to read would be most of them.

/** Argon2id: OWASP's least (19 MiB, two passes), and the most that a phone is asked for. In KiB. */
export const ARGON2ID_LIMITS = { minMemory: 19_456, maxMemory: 131_072, minPasses: 2, maxPasses: 8 } as const

/** 1 or 2: what is re-encrypted in the vault of a keyring is in its format. Format 2 can read 1. */
export const VAULT_FORMATS = [1, 2] as const
export type VaultFormat = (typeof VAULT_FORMATS)[number]
export const formatOf = ({ kdf }: { readonly kdf: 'PBKDF2-SHA-256' | 'Argon2id' }): VaultFormat =>
  kdf === 'Argon2id' ? 2 : 1

/** What of an envelope is encrypted, and how. */
interface Sealed {
  readonly format: VaultFormat
  readonly keyId: string
  readonly fileKey: string
  readonly details: string
}

/** SHA-256, as hex, of all that is encrypted of a document: another file, other details, or another key have another. */
export async function digestOfSealed(envelope: Sealed, file: { readonly sha256: string }): Promise<string> {
  const { format, keyId, fileKey, details } = envelope
  const all = JSON.stringify([format, keyId, fileKey, details, file.sha256])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(all)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
