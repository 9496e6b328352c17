import type { WorkboxPlugin } from 'workbox-core'

let asking = new AbortController()

/** Ends what this worker is asking the network for, which may never answer: a newer worker waits for its end. */
export function giveUp(): void {
  asking.abort()
  asking = new AbortController()
}

/** For a request of this worker. */
export const untilGivenUp = (): AbortSignal => asking.signal

/** For each strategy that asks the network. */
export const endedByGivingUp: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { signal: untilGivenUp() }),
}
