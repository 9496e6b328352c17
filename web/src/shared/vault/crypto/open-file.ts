import type { VaultFormat } from '@waymark/contract/vault/vault-format'
import { release, type Bytes } from './bytes.ts'
import { HEADER_LENGTH, TAG_LENGTH } from '@waymark/contract/vault/padding'
import { fileData, nonceOf, readHeader, type FilePlace, type Header } from './file-format.ts'
import { unpadded } from './padded-file.ts'
import { CannotOpen } from './sealed-bytes.ts'

interface SealedFile {
  readonly sealed: Blob
  readonly header: Header
  readonly key: CryptoKey
  readonly place: FilePlace
}

async function* openChunks({ sealed, header, key, place }: SealedFile): AsyncGenerator<Bytes, void, void> {
  const additionalData = fileData(header, place)
  const step = header.chunkLength + TAG_LENGTH
  const count = Math.ceil((sealed.size - HEADER_LENGTH) / step)
  if (count === 0) throw new CannotOpen('The file ends after its header')
  for (let chunk = 0; chunk < count; chunk += 1) {
    const start = HEADER_LENGTH + chunk * step
    const bytes = await sealed.slice(start, start + step).arrayBuffer()
    const iv = nonceOf(header, chunk, chunk === count - 1)
    let plain: ArrayBuffer
    try {
      plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes)
    } catch (cause) {
      throw new CannotOpen(`Chunk ${chunk} of ${count} does not belong here`, { cause })
    }
    release(bytes)
    yield new Uint8Array(plain)
  }
}

/**
 * Decrypts a file chunk by chunk. The plaintext must not be used before the last chunk was verified.
 * @param format according to the envelope
 */
export async function* openFile(
  sealed: Blob,
  key: CryptoKey,
  place: FilePlace,
  format: VaultFormat,
): AsyncGenerator<Bytes, void, void> {
  const header = readHeader(new Uint8Array(await sealed.slice(0, HEADER_LENGTH).arrayBuffer()))
  if (header.version !== format) throw new CannotOpen('A file of another format than its envelope')
  const chunks = openChunks({ sealed, header, key, place })
  yield* format === 1 ? chunks : unpadded(chunks)
}
