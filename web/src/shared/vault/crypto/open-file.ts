import { release, type Bytes } from './bytes.ts'
import { fileData, HEADER_LENGTH, nonceOf, readHeader, TAG_LENGTH, type FilePlace } from './file-format.ts'
import { CannotOpen } from './sealed-bytes.ts'

/** The plaintext of a file chunk by chunk. Nothing of it may be used before the last one has come without an error. */
export async function* openFile(sealed: Blob, key: CryptoKey, place: FilePlace): AsyncGenerator<Bytes, void, void> {
  const header = readHeader(new Uint8Array(await sealed.slice(0, HEADER_LENGTH).arrayBuffer()))
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
