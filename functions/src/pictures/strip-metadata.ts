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
 * The picture without what else its file holds, such as where and when it was taken and with which device. Also checks
 * that the file is whole: throws MalformedPictureError otherwise.
 * @param bytes begin as files of the type do
 */
export const stripMetadata = (type: ScanImageType, bytes: Buffer): Buffer => STRIPPERS[type](bytes)
