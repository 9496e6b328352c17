import type { RouteMatchCallbackOptions } from 'workbox-core'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { PLACE_CACHE } from '../config/caches.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

const MAX_ANSWERS = 20

export const isPlacesAnswer = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && url.pathname === '/api/places'

/** Places hardly change: what was answered before is there at once and without a network. */
export const placesStrategy = new StaleWhileRevalidate({
  cacheName: PLACE_CACHE,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_ANSWERS)],
})
