import type { RouteMatchCallbackOptions } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { CHARTER_CACHE } from '../config/caches.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

const MAX_ANSWERS = 40

/** How long a network may take that promises an answer and gives none. */
const PATIENCE_S = 10

/** The featured trips and single ones, which are the same for everyone; not the list of administrators. */
const TRIPS = /^\/api\/charter-trips\/(?!all$)[^/]+$/

export const isCharterAnswer = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && TRIPS.test(url.pathname)

/** Seats are booked all the time: what was seen before stands there only without a network. */
export const charterStrategy = new NetworkFirst({
  cacheName: CHARTER_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_ANSWERS)],
})
