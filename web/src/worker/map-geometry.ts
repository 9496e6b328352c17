import type { RouteMatchCallbackOptions } from 'workbox-core'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { GROUND_CACHE } from '../config/caches.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

/** Room for the world map and two dozen trips: at most 50 kB per file, as sent, most of them less than 10. */
const MAX_FILES = 120

export const isMapGeometry = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && url.pathname.startsWith('/ground/')

/** Stale while revalidate, because coasts change slowly. */
export const mapGeometryStrategy = new StaleWhileRevalidate({
  cacheName: GROUND_CACHE,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_FILES)],
})
