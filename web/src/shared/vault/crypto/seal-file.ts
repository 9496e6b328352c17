import { release, type Bytes } from './bytes.ts'
import { fileData, nonceOf, type FilePlace, type Header } from './file-format.ts'
import { padded } from './padded-file.ts'

/** A piece of ciphertext, and the number of plaintext bytes processed. */
export interface SealedPiece {
  readonly bytes: Bytes
  readonly done: number
}

/** Encrypts a file chunk by chunk in the version of `header`, with at most one chunk in memory. */
export async function* sealFile(
  plainFile: Blob,
  key: CryptoKey,
  place: FilePlace,
  header: Header,
): AsyncGenerator<SealedPiece, void, void> {
  // A copy, because the consumer may release the buffer.
  yield { bytes: header.bytes.slice(), done: 0 }
  const file = header.version === 1 ? plainFile : padded(plainFile)
  const additionalData = fileData(header, place)
  const { chunkLength } = header
  const count = Math.max(1, Math.ceil(file.size / chunkLength))
  for (let chunk = 0; chunk < count; chunk += 1) {
    const end = Math.min(file.size, (chunk + 1) * chunkLength)
    const plain = await file.slice(chunk * chunkLength, end).arrayBuffer()
    const iv = nonceOf(header, chunk, chunk === count - 1)
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
    release(plain)
    yield { bytes: new Uint8Array(sealed), done: Math.min(end, plainFile.size) }
  }
}
