import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { utf8, type Bytes } from './bytes.ts'

/** Named in everything that is encrypted: one version of the format is never mistaken for another. */
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
 * What a ciphertext belongs to, as additional data of AES-GCM: it opens nowhere else. JSON, because no two lists of
 * texts are written the same.
 */
export const binding = (format: VaultFormat, purpose: Purpose, ...names: readonly string[]): Bytes =>
  utf8(JSON.stringify([nameOf(format), purpose, ...names]))
