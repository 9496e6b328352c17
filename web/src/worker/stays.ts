import type { RouteMatchCallbackOptions } from 'workbox-core'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { STAY_CACHE } from '../config/caches.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

const MAX_ANSWERS = 80

const STAYS = /^\/api\/accommodations\/[^/]+$/

/** Searches, featured stays and single stays, which are public. Taken nights must never be outdated. */
export const isStayAnswer = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && STAYS.test(url.pathname)

/** Stale while revalidate: the cached answer is shown immediately, a newer one next time. */
export const stayStrategy = new StaleWhileRevalidate({
  cacheName: STAY_CACHE,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_ANSWERS)],
})
