import { SHARED_IMAGE_CACHE, SHARED_IMAGE_URL } from '../config/caches.ts'

/** The picture that another app has last shared with this one; the service worker has kept it on this device. */
export async function readSharedImage(): Promise<Blob | undefined> {
  if (!('caches' in globalThis)) return undefined
  const kept = await caches.match(SHARED_IMAGE_URL, { cacheName: SHARED_IMAGE_CACHE })
  return kept?.blob()
}

export async function dropSharedImage(): Promise<void> {
  await caches.delete(SHARED_IMAGE_CACHE)
}
