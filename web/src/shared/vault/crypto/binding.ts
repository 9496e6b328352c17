import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { utf8, type Bytes } from './bytes.ts'

/** Part of all additional data, so that format versions cannot be confused. */
export const nameOf = (format: VaultFormat): string => `waymark-vault/${format}`

export type Purpose =
  | 'vault key by passphrase'
  | 'vault key by recovery code'
  | 'vault key by passkey'
  | 'former vault key'
  | 'file key'
  | 'file'
  | 'details'
  | 'text of the profile'
  | 'index of documents'

/**
 * Additional authenticated data for AES-GCM, which binds a ciphertext to its place. JSON, because its encoding of lists
 * is unambiguous.
 */
export const binding = (format: VaultFormat, purpose: Purpose, ...names: readonly string[]): Bytes =>
  utf8(JSON.stringify([nameOf(format), purpose, ...names]))
