import type { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { photoPosition } from '../model/photo-position.ts'

/** EXIF tags of latitude, longitude, their directions, and accuracy. */
const GPS_TAGS = [1, 2, 3, 4, 31]

/** The position in the photo's EXIF data. Read it before the photo is resized, which removes it. */
export async function readPhotoPosition(file: Blob): Promise<ScanPosition | undefined> {
  try {
    const { parse } = await import('exifr/dist/mini.esm.mjs')
    return photoPosition(await parse(file, { gps: GPS_TAGS, exif: false }))
  } catch {
    // Without EXIF data, or with invalid data.
    return undefined
  }
}
