import type { RouteMatchCallbackOptions } from 'workbox-core'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { STAY_CACHE } from '../config/caches.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

const MAX_ANSWERS = 80

const STAYS = /^\/api\/accommodations\/[^/]+$/

/** Searches, the featured ones, and single places: the same for everyone. Which nights are taken must never be old. */
export const isStayAnswer = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && STAYS.test(url.pathname)

/** What was seen before is there at once and without a network; what comes meanwhile is shown the next time. */
export const stayStrategy = new StaleWhileRevalidate({
  cacheName: STAY_CACHE,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_ANSWERS)],
})
