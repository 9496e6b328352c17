import { LENGTH_BYTES, paddedLength } from '@waymark/contract/vault/padding'
import { join, type Bytes } from './bytes.ts'
import { CannotOpen } from './sealed-bytes.ts'

/** The plaintext of format 2: length, content, and zeros up to a common length. */
export function padded(file: Blob): Blob {
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setBigUint64(0, BigInt(file.size))
  const used = LENGTH_BYTES + file.size
  return new Blob([length, file, new Uint8Array(paddedLength(used) - used)])
}

const isZero = (bytes: Bytes): boolean => bytes.every((byte) => byte === 0)

function trueLength(bytes: Bytes): number {
  if (bytes.length < LENGTH_BYTES) throw new CannotOpen('A padded file without its length')
  return Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0))
}

/** Removes the padding, chunk by chunk. Throws CannotOpen if it is malformed. */
export async function* unpadded(chunks: AsyncIterable<Bytes>): AsyncGenerator<Bytes, void, void> {
  let length: number | undefined
  let before: Bytes = new Uint8Array()
  let seen = 0
  for await (const chunk of chunks) {
    before = before.length === 0 ? chunk : join(before, chunk)
    if (length === undefined && before.length < LENGTH_BYTES) continue
    const bytes = length === undefined ? before.subarray(LENGTH_BYTES) : before
    length ??= trueLength(before)
    before = new Uint8Array()
    const own = Math.min(bytes.length, Math.max(0, length - seen))
    if (!isZero(bytes.subarray(own))) throw new CannotOpen('Padding that is none')
    seen += bytes.length
    if (own > 0) yield bytes.slice(0, own)
  }
  if (length === undefined || paddedLength(LENGTH_BYTES + length) !== LENGTH_BYTES + seen) {
    throw new CannotOpen('A file of another length than it says')
  }
}
