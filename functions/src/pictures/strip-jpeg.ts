import { MalformedPictureError } from './malformed-picture.ts'

const SOI = Buffer.from([0xff, 0xd8])
const EOI = Buffer.from([0xff, 0xd9])

const isRestart = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xd0 && byte <= 0xd7

/** Tables, frames and scans: the segments needed for decoding. */
const PICTURE = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xda, 0xdb, 0xdc, 0xdd,
])

const startsWith = (segment: Buffer, text: string): boolean => segment.toString('latin1', 2, 2 + text.length) === text

/**
 * `segment` starts with its length. A JFIF segment with a thumbnail is longer; it is dropped because the thumbnail may
 * show cropped content.
 */
function isKept(marker: number, segment: Buffer): boolean {
  if (marker === 0xe0) return segment.length === 16 && startsWith(segment, 'JFIF\0')
  if (marker === 0xe2) return startsWith(segment, 'ICC_PROFILE\0')
  if (marker === 0xee) return segment.length === 14 && startsWith(segment, 'Adobe')
  return PICTURE.has(marker)
}

/**
 * The end of the entropy-coded data from `start`: before the next marker that is neither a stuffed byte nor a restart.
 */
function endOfPixels(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== 0x00 && !isRestart(next)) return at
  }
  throw new MalformedPictureError()
}

function segmentAt(bytes: Buffer, at: number): Buffer {
  const length = at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0
  if (length < 2 || at + length > bytes.length) throw new MalformedPictureError()
  return bytes.subarray(at, at + length)
}

/** A JPEG reduced to image and colour data: no EXIF, location, comment or thumbnail. */
export function stripJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [SOI]
  let at = SOI.length
  let hasPixels = false
  for (;;) {
    if (bytes[at] !== 0xff) throw new MalformedPictureError()
    while (bytes[at] === 0xff) at += 1
    const marker = bytes[at]
    at += 1
    if (marker === 0xd9) break
    // Restart markers and stuffed bytes only occur within scans, and SOI only once.
    if (marker === undefined || marker < 0xc0 || isRestart(marker) || marker === 0xd8) throw new MalformedPictureError()
    const segment = segmentAt(bytes, at)
    at += segment.length
    if (isKept(marker, segment)) kept.push(Buffer.from([0xff, marker]), segment)
    if (marker !== 0xda) continue
    const end = endOfPixels(bytes, at)
    kept.push(bytes.subarray(at, end))
    at = end
    hasPixels = true
  }
  if (!hasPixels) throw new MalformedPictureError()
  return Buffer.concat([...kept, EOI])
}
