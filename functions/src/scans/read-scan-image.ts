import { AppError } from '../platform/app-error.ts'
import { readScanImage as readStored } from './scan-images-store.ts'
import { readScanResult } from './scan-results-store.ts'

interface ScanImage {
  readonly contentType: string
  readonly bytes: Buffer
}

/** The photo of one of the user's scans. Other people's scans are 'not found'. */
export async function readScanImage(id: string, uid: string): Promise<ScanImage> {
  const result = await readScanResult(id)
  if (result === undefined || result.userId !== uid) throw new AppError('not-found', 'no such scan result of this user')
  const bytes = result.image === null ? undefined : await readStored(result.image.path)
  if (result.image === null || bytes === undefined) throw new AppError('not-found', 'a scan result without a photo')
  return { contentType: result.image.contentType, bytes }
}
