import { AppError, failingWith } from '../platform/app-error.ts'
import { listedScanResult, saveScanResult as saveResult } from './save-scan-result.ts'
import { sweepScanImages } from './sweep-scan-images.ts'
import { deleteScanImage, scanImagePath } from './scan-images-store.ts'
import {
  deleteScanResult as deleteStored,
  listScanResults as resultsOf,
  readScanResultOwner,
} from './scan-results-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listScanResults: HandlerOf<'listScanResults'> = async (_request, { caller }) => {
  const results = await resultsOf(caller.uid)
  await sweepScanImages(caller.uid)
  return results.map(listedScanResult)
}

export const saveScanResult: HandlerOf<'saveScanResult'> = ({ body }, { caller, idempotencyKey }) =>
  saveResult(body, { uid: caller.uid, key: idempotencyKey })

/** Also deletes only the photo, if the app has deleted the document already. */
export const deleteScanResult: HandlerOf<'deleteScanResult'> = ({ params: { id } }, { caller: { uid } }) =>
  failingWith('Failed to delete scan result', async () => {
    const isOwn = (await readScanResultOwner(id)) === uid
    if (isOwn) await deleteStored(id)
    // The path is within the caller's own folder, whoever owns the scan.
    const hadImage = await deleteScanImage(scanImagePath(uid, id))
    if (!isOwn && !hadImage) throw new AppError('not-found', 'no such scan result of this user')
    return { message: 'Scan result deleted successfully' }
  })
