import { MalformedPictureError } from './malformed-picture.ts'

/** 'RIFF', size, 'WEBP'. */
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8

/** Image and colour chunks. EXIF, XMP and animation frames are dropped. */
const KEPT = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'])

/** Flags of the extended header for EXIF, XMP and animation. */
const DROPPED_FLAGS = 0b0000_1110

interface Chunk {
  readonly type: string
  /** Including header and padding byte. */
  readonly bytes: Buffer
}

function chunkAt(bytes: Buffer, at: number): Chunk {
  if (at + CHUNK_HEADER_BYTES > bytes.length) throw new MalformedPictureError()
  const size = bytes.readUInt32LE(at + 4)
  const end = at + CHUNK_HEADER_BYTES + size + (size % 2)
  if (end > bytes.length) throw new MalformedPictureError()
  return { type: bytes.toString('latin1', at, at + 4), bytes: bytes.subarray(at, end) }
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  const end = bytes.length < HEADER_BYTES ? Infinity : CHUNK_HEADER_BYTES + bytes.readUInt32LE(4)
  if (end > bytes.length) throw new MalformedPictureError()
  const whole = bytes.subarray(0, end)
  for (let at = HEADER_BYTES; at < end;) {
    const chunk = chunkAt(whole, at)
    yield chunk
    at += chunk.bytes.length
  }
}

function withoutFlags({ type, bytes }: Chunk): Buffer {
  if (type !== 'VP8X') return bytes
  const copy = Buffer.from(bytes)
  copy.writeUInt8((copy[CHUNK_HEADER_BYTES] ?? 0) & ~DROPPED_FLAGS, CHUNK_HEADER_BYTES)
  return copy
}

/** A WebP reduced to image and colour data. Throws if it contains only an animation. */
export function stripWebp(bytes: Buffer): Buffer {
  const chunks = [...chunksOf(bytes)].filter(({ type }) => KEPT.has(type))
  const isWhole = chunks.some(({ type }) => type === 'VP8 ' || type === 'VP8L')
  if (!isWhole || chunks.some((chunk) => chunk.bytes.length <= CHUNK_HEADER_BYTES)) throw new MalformedPictureError()
  const body = Buffer.concat(chunks.map(withoutFlags))
  const header = Buffer.from('RIFF____WEBP', 'latin1')
  header.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([header, body])
}
