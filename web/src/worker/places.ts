import type { RouteMatchCallbackOptions } from 'workbox-core'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { PLACE_CACHE } from '../config/caches.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

const MAX_ANSWERS = 20

export const isPlacesAnswer = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && url.pathname === '/api/places'

/** Stale while revalidate, because places hardly change. */
export const placesStrategy = new StaleWhileRevalidate({
  cacheName: PLACE_CACHE,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_ANSWERS)],
})
