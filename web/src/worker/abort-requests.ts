import type { WorkboxPlugin } from 'workbox-core'

let pending = new AbortController()

/** Aborts the pending requests of this worker, which may never be answered: a newer worker waits until they have ended. */
export function abortRequests(): void {
  pending.abort()
  pending = new AbortController()
}

/** For a request of this worker. */
export const untilAborted = (): AbortSignal => pending.signal

/** For each strategy that uses the network. */
export const abortable: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { signal: untilAborted() }),
}
