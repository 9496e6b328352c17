import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { type FilePlace, newHeader } from '../file-format.ts'
import { openFile } from '../open-file.ts'
import { sealFile } from '../seal-file.ts'

export async function openedBytes(
  sealed: Uint8Array,
  key: CryptoKey,
  place: FilePlace,
  format: VaultFormat = 1,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of openFile(new Blob([Uint8Array.from(sealed)]), key, place, format)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function sealedBytes(
  plain: Uint8Array,
  key: CryptoKey,
  place: FilePlace,
  header = newHeader(1),
): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const { bytes } of sealFile(new Blob([Uint8Array.from(plain)]), key, place, header)) pieces.push(bytes)
  return Buffer.concat(pieces)
}

export const aesKey = (bytes: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', Uint8Array.from(bytes), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
    'wrapKey',
    'unwrapKey',
  ])

/** Deterministic bytes that look random. */
export const steadyBytes = (length: number, seed: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 73 + seed * 151 + ((index * index) >> 3)) & 0xff))
