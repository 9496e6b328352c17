import type { RouteMatchCallbackOptions } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { CHARTER_CACHE } from '../config/caches.ts'
import { onlyNewest, onlyReadable } from './cache-plugins.ts'
import { abortable } from './abort-requests.ts'

const MAX_ANSWERS = 40

/** Timeout for a network that is connected but does not respond. */
const PATIENCE_S = 10

/** The featured trips and single trips, which are public; not the administrators' list. */
const TRIPS = /^\/api\/charter-trips\/(?!all$)[^/]+$/

export const isCharterAnswer = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && TRIPS.test(url.pathname)

/** Seats change all the time, so the cache is only used without a network. */
export const charterStrategy = new NetworkFirst({
  cacheName: CHARTER_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [abortable, onlyReadable, onlyNewest(MAX_ANSWERS)],
})
