import { createHash } from 'node:crypto'
import type { ListedScanResult, NewScanResult as SentResult } from '@waymark/contract/scans/scan-calls'
import type { ScanResult } from '@waymark/contract/scans/scan'
import { AppError } from '../platform/app-error.ts'
import { putScanImage, scanImagePath } from './scan-images-store.ts'
import { createScanResult, newScanResultId, readScanResult } from './scan-results-store.ts'
import { failingWith } from '../platform/failing-with.ts'
import { keyedId } from '../platform/keyed-id.ts'
import { listedScanResult } from './listed-scan-result.ts'
import { sentPicture } from '../pictures/sent-picture.ts'
import { sweepScanImages } from './sweep-scan-images.ts'

interface Saving {
  readonly uid: string
  /** Two requests of a user with the same key are the same result. */
  readonly key: string | undefined
}

const digestOf = (sent: SentResult): string => createHash('sha256').update(JSON.stringify(sent)).digest('base64url')

/** The result that an earlier try with this id has made. */
async function madeBefore(id: string, requestDigest: string): Promise<ScanResult | undefined> {
  const result = await readScanResult(id)
  if (result === undefined || result.requestDigest === requestDigest) return result
  throw new AppError('conflict', 'an idempotency key was used for two different scan results', {
    message: 'This Idempotency-Key was already used for a different scan result',
  })
}

async function putImage(uid: string, id: string, imageData: SentResult['imageData']): Promise<ScanResult['image']> {
  if (typeof imageData !== 'string') return null
  const { type, bytes } = sentPicture(imageData, 'imageData')
  const path = scanImagePath(uid, id)
  await putScanImage(path, type, bytes)
  return { path, contentType: type }
}

const twoDecimals = (number: number): number => Math.round(number * 100) / 100

async function save({ imageData, ...sent }: SentResult, { uid, key }: Saving): Promise<ScanResult> {
  const requestDigest = digestOf({ imageData, ...sent })
  const id = key === undefined ? newScanResultId() : keyedId(uid, key)
  const before = key === undefined ? undefined : await madeBefore(id, requestDigest)
  if (before !== undefined) return before
  // The photo first: a result never names a file that is not there.
  const image = await putImage(uid, id, imageData)
  await createScanResult(id, {
    ...sent,
    userId: uid,
    confidence: twoDecimals(sent.confidence),
    image,
    ...(key !== undefined && { requestDigest }),
  })
  const result = key === undefined ? await readScanResult(id) : await madeBefore(id, requestDigest)
  if (result === undefined) throw new AppError('not-found', 'the scan result was deleted while it was saved')
  return result
}

/** Keeps a discovered place of the user with its photo. */
export const saveScanResult = (sent: SentResult, saving: Saving): Promise<ListedScanResult> =>
  failingWith('Failed to save scan result', async () => {
    const result = await save(sent, saving)
    await sweepScanImages(saving.uid)
    return listedScanResult(result)
  })
