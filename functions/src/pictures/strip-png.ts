import { MalformedPictureError } from './malformed-picture.ts'

const SIGNATURE_BYTES = 8
/** Length and type before a chunk's data, checksum after it. */
const FRAME_BYTES = 12

/** Image and colour chunks. Texts, EXIF, times and animation frames are dropped. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'IDAT', 'IEND'])

interface Chunk {
  readonly type: string
  readonly bytes: Buffer
}

function chunkAt(bytes: Buffer, at: number): Chunk {
  if (at + FRAME_BYTES > bytes.length) throw new MalformedPictureError()
  const end = at + FRAME_BYTES + bytes.readUInt32BE(at)
  if (end > bytes.length) throw new MalformedPictureError()
  return { type: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, end) }
}

/** A PNG reduced to image and colour data. */
export function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  const types: string[] = []
  for (let at = SIGNATURE_BYTES; types.at(-1) !== 'IEND';) {
    const chunk = chunkAt(bytes, at)
    if (KEPT.has(chunk.type)) kept.push(chunk.bytes)
    types.push(chunk.type)
    at += chunk.bytes.length
  }
  if (types[0] !== 'IHDR' || !types.includes('IDAT')) throw new MalformedPictureError()
  return Buffer.concat(kept)
}
