import { messageSW } from 'workbox-window'
import { KEEP_APP } from '../../config/worker-message.ts'

const AGAIN_AFTER_MS = 30_000

/**
 * Tells a worker to cache the whole app, repeatedly until it confirms: a request may fail, and browsers terminate
 * workers that take long. Cached files are not fetched again.
 */
export function keepApp(worker: ServiceWorker): void {
  const ask = () => {
    if (worker.state === 'redundant') clearInterval(timer)
    else if (navigator.onLine) void messageSW(worker, { type: KEEP_APP }).then(() => clearInterval(timer))
  }
  const timer = setInterval(ask, AGAIN_AFTER_MS)
  ask()
}
