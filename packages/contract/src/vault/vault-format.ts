// Without schemas: workers that encrypt load this, and zod with nothing to read would be most of them.

/** Argon2id: OWASP's least (19 MiB, two passes), and the most that a phone is asked for. In KiB. */
export const ARGON2ID_LIMITS = { minMemory: 19_456, maxMemory: 131_072, minPasses: 2, maxPasses: 8 } as const

/** 1 or 2: what is encrypted anew in the vault of a keyring is in its format. Format 2 can read 1. */
export const VAULT_FORMATS = [1, 2] as const
export type VaultFormat = (typeof VAULT_FORMATS)[number]
export const formatOf = ({ kdf }: { readonly kdf: 'PBKDF2-SHA-256' | 'Argon2id' }): VaultFormat =>
  kdf === 'Argon2id' ? 2 : 1
