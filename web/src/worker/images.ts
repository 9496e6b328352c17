import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { IMAGE_CACHE } from '../config/caches.ts'

const MAX_IMAGES = 60

/** Files that everyone may read; what belongs to one person is not kept here. */
const isPublicFile = ({ hostname, pathname }: URL): boolean =>
  hostname === 'firebasestorage.googleapis.com' && pathname.includes('/o/public%2F')

export const isKeptImage = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  request.destination === 'image' && (sameOrigin ? !url.pathname.startsWith('/api/') : isPublicFile(url))

/** Opaque answers are not kept: whether they are pictures at all is unknown, and browsers count each as megabytes. */
const onlyReadable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
}

/** Cache Storage lists entries in the order in which they came, and a renewed one comes last. */
const onlyNewest: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    for (const request of requests.slice(0, -MAX_IMAGES)) await cache.delete(request)
  },
}

export const imageStrategy = new StaleWhileRevalidate({ cacheName: IMAGE_CACHE, plugins: [onlyReadable, onlyNewest] })
