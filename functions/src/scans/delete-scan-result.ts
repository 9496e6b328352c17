import { AppError, failingWith } from '../platform/app-error.ts'
import { deleteScanImage, scanImagePath } from './scan-images-store.ts'
import { deleteScanResult as deleteStored, readScanResultOwner } from './scan-results-store.ts'

/**
 * Deletes a discovered place of the user with its photo, also the photo alone where the app has deleted the place
 * already. For everyone else it is not there.
 */
export const deleteScanResult = (id: string, uid: string): Promise<void> =>
  failingWith('Failed to delete scan result', async () => {
    const isOwn = (await readScanResultOwner(id)) === uid
    if (isOwn) await deleteStored(id)
    // The folder is the caller's own, whoever the result belongs to.
    const hadImage = await deleteScanImage(scanImagePath(uid, id))
    if (!isOwn && !hadImage) throw new AppError('not-found', 'no such scan result of this user')
  })
