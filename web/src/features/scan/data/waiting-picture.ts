import { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { ImageDataUrl } from '@waymark/contract/scans/scan-image'
import { z } from '@waymark/contract/zod'
import { SHARED_IMAGE_CACHE, SHARED_IMAGE_URL } from '../../../config/caches.ts'
import { reportError } from '../../../shared/api/report-error.ts'

/**
 * Owns the one picture that waits on this device to be scanned: as a file where another app has shared it, or made small
 * where it was taken or chosen here, so that a photo taken without a network outlives the tab. It goes when it is saved
 * or removed, or when the person leaves.
 */
const WaitingPicture = z.strictObject({ dataUrl: ImageDataUrl, position: z.optional(ScanPosition) })
export type WaitingPicture = z.infer<typeof WaitingPicture>

/** Browsers may refuse to keep anything; then the picture is on the screen alone. */
async function onDevice<T>(doing: string, action: () => Promise<T>): Promise<T | undefined> {
  if (!('caches' in globalThis)) return undefined
  try {
    return await action()
  } catch (error) {
    reportError(error, `${doing} the picture that waits`)
    return undefined
  }
}

export const keepPicture = (picture: WaitingPicture): Promise<void> =>
  onDevice('keeping', async () => {
    const cache = await caches.open(SHARED_IMAGE_CACHE)
    await cache.put(SHARED_IMAGE_URL, Response.json(picture))
  })

export const dropPicture = async (): Promise<void> => {
  await onDevice('dropping', () => caches.delete(SHARED_IMAGE_CACHE))
}

/** A file is one that another app has shared. */
export const readWaiting = (): Promise<Blob | WaitingPicture | undefined> =>
  onDevice('reading', async () => {
    const kept = await caches.match(SHARED_IMAGE_URL, { cacheName: SHARED_IMAGE_CACHE })
    if (kept === undefined) return undefined
    if (kept.headers.get('Content-Type')?.startsWith('application/json') !== true) return kept.blob()
    return WaitingPicture.safeParse(await kept.json()).data
  })
