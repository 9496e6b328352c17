import {
  type ListedScanResult,
  type NewScanResult as SentResult,
  scanImageAddress,
} from '@waymark/contract/scans/scan-calls'
import type { ScanResult } from '@waymark/contract/scans/scan'
import { AppError, failingWith } from '../platform/app-error.ts'
import { putScanImage, scanImagePath } from './scan-images-store.ts'
import { createScanResult, newScanResultId, readScanResult } from './scan-results-store.ts'
import { idOfRequest, madeBySameRequest, requestDigestOf, type KeyedCaller } from '../platform/idempotency-key.ts'
import { sentPicture } from '../pictures/sent-picture.ts'
import { sweepScanImages } from './sweep-scan-images.ts'

/** A scan as the API returns it, with the photo's URL. */
export const listedScanResult = ({ image, requestDigest: _digest, ...result }: ScanResult): ListedScanResult => ({
  ...result,
  imageData: image === null ? null : scanImageAddress(result.id),
})

async function putImage(uid: string, id: string, imageData: SentResult['imageData']): Promise<ScanResult['image']> {
  if (typeof imageData !== 'string') return null
  const { type, bytes } = sentPicture(imageData, 'imageData')
  const path = scanImagePath(uid, id)
  await putScanImage(path, type, bytes)
  return { path, contentType: type }
}

const twoDecimals = (number: number): number => Math.round(number * 100) / 100

async function save({ imageData, ...sent }: SentResult, caller: KeyedCaller): Promise<ScanResult> {
  const { uid, key } = caller
  const requestDigest = requestDigestOf(caller, { imageData, ...sent })
  const id = idOfRequest(caller, newScanResultId)
  const found = async () => madeBySameRequest(await readScanResult(id), requestDigest, 'scan result')
  const before = key === undefined ? undefined : await found()
  if (before !== undefined) return before
  // The photo first, so that a scan never refers to a missing file.
  const image = await putImage(uid, id, imageData)
  await createScanResult(id, {
    ...sent,
    userId: uid,
    confidence: twoDecimals(sent.confidence),
    image,
    ...(requestDigest !== undefined && { requestDigest }),
  })
  const result = await found()
  if (result === undefined) throw new AppError('not-found', 'the scan result was deleted while it was saved')
  return result
}

/** Saves a scan with its photo. */
export const saveScanResult = (sent: SentResult, caller: KeyedCaller): Promise<ListedScanResult> =>
  failingWith('Failed to save scan result', async () => {
    const result = await save(sent, caller)
    await sweepScanImages(caller.uid)
    return listedScanResult(result)
  })
