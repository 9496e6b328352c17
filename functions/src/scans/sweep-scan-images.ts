import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { deleteScanImage, listScanImages, scanImagePath } from './scan-images-store.ts'
import { countScanResultsWithPhoto, idsOfScanResultsWithPhoto } from './scan-results-store.ts'

/** One page of Cloud Storage. */
const LOOKED_AT = 1_000
const DELETED_AT_ONCE = 50
/** A younger photo may belong to a scan that is just being saved. */
const SETTLED_MS = 60 * 60 * 1_000

async function sweep(uid: string, now: Date): Promise<void> {
  const images = await listScanImages(uid, LOOKED_AT)
  if (images.length <= (await countScanResultsWithPhoto(uid))) return
  const kept = await idsOfScanResultsWithPhoto(uid)
  const orphans = images.filter(
    ({ scanId, madeAt }) => !kept.has(scanId) && now.getTime() - madeAt.getTime() > SETTLED_MS,
  )
  await Promise.all(orphans.slice(0, DELETED_AT_ONCE).map(({ scanId }) => deleteScanImage(scanImagePath(uid, scanId))))
}

/**
 * Deletes photos of deleted scans: the app deletes scans directly, also offline, and rules cannot delete files. Never
 * fails; what remains is swept next time.
 */
export async function sweepScanImages(uid: string, now = new Date()): Promise<void> {
  try {
    await sweep(uid, now)
  } catch (error) {
    log('WARNING', 'Photos without a result could not be swept', errorDetail(error))
  }
}
