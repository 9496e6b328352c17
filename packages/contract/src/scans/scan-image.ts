import { fileTypeOf } from '../file-type.ts'
import { LIMITS } from '../limits.ts'
import type { ScanImageType } from './scan.ts'
import { z } from '../zod.ts'

const DATA_URL = /^data:(image\/(?:jpeg|png|webp));base64,([A-Za-z0-9+/]+={0,2})$/

/** Base64 characters that cover the longest file signature. */
const HEAD = 16

interface DataUrl {
  readonly type: ScanImageType
  readonly base64: string
}

/** The parts of an image's data URL; undefined if the type is not accepted or the bytes do not match it. */
export function parseImageDataUrl(dataUrl: string): DataUrl | undefined {
  const [, type, base64] = DATA_URL.exec(dataUrl) ?? []
  if (type === undefined || base64 === undefined || base64.length % 4 !== 0) return undefined
  // The pattern only matches known types.
  const known = type as ScanImageType
  return fileTypeOf(Uint8Array.from(atob(base64.slice(0, HEAD)), (byte) => byte.charCodeAt(0))) === known
    ? { type: known, base64 }
    : undefined
}

/** A photo as data URL: JPEG, PNG or WebP. */
export const ImageDataUrl = z.string().check(
  z.maxLength(LIMITS.scanImageDataUrl, 'The image is too large'),
  z.refine((dataUrl) => parseImageDataUrl(dataUrl) !== undefined, 'The image must be a JPEG, PNG or WebP picture'),
)
