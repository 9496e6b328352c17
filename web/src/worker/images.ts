import type { RouteMatchCallbackOptions } from 'workbox-core'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { IMAGE_CACHE, SCAN_IMAGE_CACHE } from '../config/caches.ts'
import { SCAN_IMAGE_PATTERN } from '../config/paths.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

const MAX_IMAGES = 60
const MAX_SCAN_IMAGES = 200

/** Public pictures; personal ones have their own cache. */
const isPublicFile = ({ hostname, pathname }: URL): boolean =>
  hostname === 'firebasestorage.googleapis.com' && pathname.includes('/o/public%2F')

/** Paths of pictures that are not cached: `/screenshots/` are on the landing page, which is shown after signing out. */
const NOT_KEPT = /^\/(?:api|screenshots)\//

export const isKeptImage = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  request.destination === 'image' && (sameOrigin ? !NOT_KEPT.test(url.pathname) : isPublicFile(url))

/** Photos of the user's scans, which are immutable. Their cache is deleted on sign-out. */
export const isScanImage = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  request.destination === 'image' && sameOrigin && SCAN_IMAGE_PATTERN.test(url.pathname)

export const imageStrategy = new StaleWhileRevalidate({
  cacheName: IMAGE_CACHE,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_IMAGES)],
})

export const scanImageStrategy = new CacheFirst({
  cacheName: SCAN_IMAGE_CACHE,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_SCAN_IMAGES)],
})
