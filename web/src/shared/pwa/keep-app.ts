import { messageSW } from 'workbox-window'
import { KEEP_APP } from '../../config/worker-message.ts'

const AGAIN_AFTER_MS = 30_000

/**
 * Tells a worker to cache the whole app, again and again until it says that it has: a file may be lost on its way, and
 * browsers end a worker that takes long. What is cached already is not fetched again.
 */
export function keepApp(worker: ServiceWorker): void {
  const ask = () => {
    if (worker.state === 'redundant') clearInterval(timer)
    else if (navigator.onLine) void messageSW(worker, { type: KEEP_APP }).then(() => clearInterval(timer))
  }
  const timer = setInterval(ask, AGAIN_AFTER_MS)
  ask()
}
