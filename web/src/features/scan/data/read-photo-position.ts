import type { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { photoPosition } from '../model/photo-position.ts'

/** Latitude and longitude with their directions, and how exact they are. */
const GPS_TAGS = [1, 2, 3, 4, 31]

/** Where the photo says it was taken. To be read before the photo is made smaller, which drops it. */
export async function readPhotoPosition(file: Blob): Promise<ScanPosition | undefined> {
  try {
    const { parse } = await import('exifr/dist/mini.esm.mjs')
    return photoPosition(await parse(file, { gps: GPS_TAGS, exif: false }))
  } catch {
    // A file without notes, or with broken ones.
    return undefined
  }
}
