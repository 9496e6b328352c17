import { fileTypeOf } from '../file-type.ts'
import { LIMITS } from '../limits.ts'
import type { ScanImageType } from './scan.ts'
import { z } from '../zod.ts'

const DATA_URL = /^data:(image\/(?:jpeg|png|webp));base64,([A-Za-z0-9+/]+={0,2})$/

/** This many characters of base64 hold the longest beginning. */
const HEAD = 16

interface DataUrl {
  readonly type: ScanImageType
  readonly base64: string
}

/** The parts of a picture's data URL; undefined where it is none of a known type or begins like another kind of file. */
export function parseImageDataUrl(dataUrl: string): DataUrl | undefined {
  const [, type, base64] = DATA_URL.exec(dataUrl) ?? []
  if (type === undefined || base64 === undefined || base64.length % 4 !== 0) return undefined
  // The pattern names the types.
  const known = type as ScanImageType
  return fileTypeOf(Uint8Array.from(atob(base64.slice(0, HEAD)), (byte) => byte.charCodeAt(0))) === known
    ? { type: known, base64 }
    : undefined
}

/** A photo as a data URL: JPEG, PNG or WebP. */
export const ImageDataUrl = z.string().check(
  z.maxLength(LIMITS.scanImageDataUrl, 'The image is too large'),
  z.refine((dataUrl) => parseImageDataUrl(dataUrl) !== undefined, 'The image must be a JPEG, PNG or WebP picture'),
)
