import { ABORT_REQUESTS, SKIP_WAITING, TAKE_OVER_PATH } from '../../config/worker-message.ts'

const AGAIN_AFTER_MS = 1_000

/**
 * Activates the waiting service worker and makes sure that it happens. Chromium would keep the old one for minutes if
 * it waits for a response, or gets a request while terminating: docs/decisions/055.
 */
export async function takeOver(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.ready
  const skipWaiting = () => registration.waiting?.postMessage({ type: SKIP_WAITING })

  skipWaiting()
  const frame = document.createElement('iframe')
  frame.hidden = true
  const timer = setInterval(() => {
    if (registration.waiting === null) {
      end()
      return
    }
    skipWaiting()
    registration.active?.postMessage({ type: ABORT_REQUESTS })
    frame.src = TAKE_OVER_PATH
    document.body.append(frame)
  }, AGAIN_AFTER_MS)
  function end(): void {
    clearInterval(timer)
    frame.remove()
  }
  serviceWorker.addEventListener('controllerchange', end, { once: true })
}
