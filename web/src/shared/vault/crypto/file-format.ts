import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { CHUNK_LENGTH, HEADER_LENGTH } from '@waymark/contract/vault/padding'
import { binding } from './binding.ts'
import { join, randomBytes, textOf, utf8, type Bytes } from './bytes.ts'
import { CannotOpen } from './sealed-bytes.ts'

/**
 * Format of an encrypted file: a 16-byte header (magic, version, chunk size, random nonce prefix), then chunks with
 * that many bytes of plaintext (the last one shorter), each encrypted with AES-GCM. A chunk's nonce consists of the
 * prefix, its number and a last-chunk flag (STREAM, Hoang et al. 2015), so that chunks cannot be reordered, truncated
 * or moved to another file. In version 2 the plaintext is padded (`padding.ts`).
 */
const MAGIC = 'WMKV'
const VERSIONS = [1, 2] as const satisfies readonly VaultFormat[]
const PREFIX_LENGTH = 7

/** Maximum chunk size that readers accept, to bound memory. */
const LONGEST_CHUNK = 4 * 1024 * 1024

export interface Header {
  readonly version: VaultFormat
  readonly bytes: Bytes
  /** Plaintext bytes per chunk, except the last. */
  readonly chunkLength: number
  readonly prefix: Bytes
}

function numberBytes(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export function newHeader(version: VaultFormat, chunkLength = CHUNK_LENGTH): Header {
  const prefix = randomBytes(PREFIX_LENGTH)
  const bytes = join(utf8(MAGIC), Uint8Array.of(version), numberBytes(chunkLength), prefix)
  return { version, bytes, chunkLength, prefix }
}

function magicOf(bytes: Bytes): string {
  try {
    return textOf(bytes.slice(0, MAGIC.length))
  } catch {
    return ''
  }
}

/** @throws CannotOpen */
export function readHeader(bytes: Bytes): Header {
  if (bytes.length !== HEADER_LENGTH || magicOf(bytes) !== MAGIC) throw new CannotOpen('Not an encrypted file')
  const version = VERSIONS.find((known) => known === bytes[MAGIC.length])
  if (version === undefined) throw new CannotOpen('Encrypted by a newer version of the app')
  const chunkLength = new DataView(bytes.buffer).getUint32(MAGIC.length + 1)
  if (chunkLength === 0 || chunkLength > LONGEST_CHUNK) throw new CannotOpen('Chunks of an impossible size')
  return { version, bytes, chunkLength, prefix: bytes.slice(-PREFIX_LENGTH) }
}

/** The owner and document that a file is bound to. */
export interface FilePlace {
  readonly uid: string
  readonly documentId: string
}

export const fileData = ({ version, bytes }: Header, { uid, documentId }: FilePlace): Bytes =>
  join(bytes, binding(version, 'file', uid, documentId))

export const nonceOf = ({ prefix }: Header, chunk: number, isLast: boolean): Bytes =>
  join(prefix, numberBytes(chunk), Uint8Array.of(isLast ? 1 : 0))
