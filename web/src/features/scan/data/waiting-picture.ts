import { ScanPosition } from '@waymark/contract/scans/scan-calls'
import { ImageDataUrl } from '@waymark/contract/scans/scan-image'
import { z } from '@waymark/contract/zod'
import { SHARED_IMAGE_CACHE, SHARED_IMAGE_URL, WAITING_IMAGE_URL } from '../../../config/caches.ts'
import { reportError } from '../../../shared/api/report-error.ts'

/**
 * The picture stored on this device for scanning: a file shared by another app, or a resized picture taken or chosen
 * here, so that a photo taken offline outlives the tab. Removed when it is saved or discarded, and on sign-out.
 */
const WaitingPicture = z.strictObject({ dataUrl: ImageDataUrl, position: z.optional(ScanPosition) })
export type WaitingPicture = z.infer<typeof WaitingPicture>

/** Browsers may refuse storage; then only the screen holds the picture. */
async function onDevice<T>(doing: string, action: () => Promise<T>): Promise<T | undefined> {
  if (!('caches' in globalThis)) return undefined
  try {
    return await action()
  } catch (error) {
    reportError(error, `${doing} the picture that waits`)
    return undefined
  }
}

/** Replaces the shared one, too, which the user has seen. */
export const keepPicture = (picture: WaitingPicture): Promise<void> =>
  onDevice('keeping', async () => {
    const cache = await caches.open(SHARED_IMAGE_CACHE)
    await cache.put(WAITING_IMAGE_URL, Response.json(picture))
    await cache.delete(SHARED_IMAGE_URL)
  })

/** Drops the picture that is shown. One that waited before another was shared is shown next. */
export const dropPicture = async (isShared: boolean): Promise<void> => {
  await onDevice('dropping', async () =>
    isShared ? (await caches.open(SHARED_IMAGE_CACHE)).delete(SHARED_IMAGE_URL) : caches.delete(SHARED_IMAGE_CACHE),
  )
}

/** A Blob is a file shared by another app. */
export const readWaiting = (): Promise<Blob | WaitingPicture | undefined> =>
  onDevice('reading', async () => {
    const cache = await caches.open(SHARED_IMAGE_CACHE)
    const kept = (await cache.match(SHARED_IMAGE_URL)) ?? (await cache.match(WAITING_IMAGE_URL))
    if (kept === undefined) return undefined
    if (kept.headers.get('Content-Type')?.startsWith('application/json') !== true) return kept.blob()
    return WaitingPicture.safeParse(await kept.json()).data
  })
