import { AppError, failingWith } from '../platform/app-error.ts'
import { deleteScanImage, scanImagePath } from './scan-images-store.ts'
import { deleteScanResult as deleteStored, readScanResultOwner } from './scan-results-store.ts'

/**
 * Deletes one of the user's scans with its photo, or only the photo if the app has deleted the document already. Other
 * people's scans are 'not found'.
 */
export const deleteScanResult = (id: string, uid: string): Promise<void> =>
  failingWith('Failed to delete scan result', async () => {
    const isOwn = (await readScanResultOwner(id)) === uid
    if (isOwn) await deleteStored(id)
    // The path is within the caller's own folder, whoever owns the scan.
    const hadImage = await deleteScanImage(scanImagePath(uid, id))
    if (!isOwn && !hadImage) throw new AppError('not-found', 'no such scan result of this user')
  })
