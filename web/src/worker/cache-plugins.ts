import type { WorkboxPlugin } from 'workbox-core'

/** Opaque responses are not cached: their type is unknown, and browsers count each as megabytes. */
export const onlyReadable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
}

/** Cache Storage lists entries in order of insertion; a renewed one comes last. */
export const onlyNewest = (max: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const requests = await cache.keys()
    for (const request of requests.slice(0, -max)) await cache.delete(request)
  },
})
