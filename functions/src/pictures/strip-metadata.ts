import type { ScanImageType } from '@waymark/contract/scans/scan'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

const STRIPPERS: Readonly<Record<ScanImageType, (bytes: Buffer) => Buffer>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
}

/**
 * Removes metadata such as location, time and device. Throws MalformedPictureError if the file is incomplete.
 * @param bytes must start with the type's signature
 */
export const stripMetadata = (type: ScanImageType, bytes: Buffer): Buffer => STRIPPERS[type](bytes)
