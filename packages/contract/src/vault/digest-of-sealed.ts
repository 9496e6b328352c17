import type { VaultDocument } from './document.ts'
import type { Envelope } from './keyring.ts'

/** SHA-256, as hex, of all that is encrypted of a document: another file, other details, or another key have another. */
export async function digestOfSealed(envelope: Envelope, file: Pick<VaultDocument['file'], 'sha256'>): Promise<string> {
  const { format, keyId, fileKey, details } = envelope
  const all = JSON.stringify([format, keyId, fileKey, details, file.sha256])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(all)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
