import { deleteScanResult as deleteResult } from './delete-scan-result.ts'
import { listedScanResult, saveScanResult as saveResult } from './save-scan-result.ts'
import { sweepScanImages } from './sweep-scan-images.ts'
import { listScanResults as resultsOf } from './scan-results-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listScanResults: HandlerOf<'listScanResults'> = async (_request, { caller }) => {
  const results = await resultsOf(caller.uid)
  await sweepScanImages(caller.uid)
  return results.map(listedScanResult)
}

export const saveScanResult: HandlerOf<'saveScanResult'> = ({ body }, { caller, idempotencyKey }) =>
  saveResult(body, { uid: caller.uid, key: idempotencyKey })

export const deleteScanResult: HandlerOf<'deleteScanResult'> = async ({ params }, { caller }) => {
  await deleteResult(params.id, caller.uid)
  return { message: 'Scan result deleted successfully' }
}
