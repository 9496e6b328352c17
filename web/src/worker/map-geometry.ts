import type { RouteMatchCallbackOptions } from 'workbox-core'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { GROUND_CACHE } from '../config/caches.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

/** The world and a dozen journeys, at most 35 kB each. */
const MAX_FILES = 40

export const isMapGeometry = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && url.pathname.startsWith('/ground/')

/** Coasts change slowly: the cached copy is shown, and a newer one the next time. */
export const mapGeometryStrategy = new StaleWhileRevalidate({
  cacheName: GROUND_CACHE,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_FILES)],
})
