import { messageSW, Workbox } from 'workbox-window'
import { KEEP_APP } from '../config/worker-message.ts'
import { offerUpdate, tellUpdateTaken } from './app-update.ts'
import { reportError } from './report-error.ts'
import { hasUnsavedInput } from './unsaved-input.ts'

/** How often a tab that stays open looks for a newer version, whenever it is looked at again. */
const CHECK_EVERY_MS = 60 * 60 * 1_000

/** Tells every worker, so that one which is about to take over has the whole app, too. */
function keepApp({ active, waiting, installing }: ServiceWorkerRegistration): void {
  for (const worker of [active, waiting, installing]) if (worker !== null) void messageSW(worker, { type: KEEP_APP })
}

function checkWhenSeen(workbox: Workbox): void {
  let checked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < CHECK_EVERY_MS) return
    checked = Date.now()
    // Offline there is nothing to find.
    workbox.update().catch(() => undefined)
  })
}

/** Offers a newer version when it is there, and reloads once it has been taken: here, or in another tab while unseen. */
function followUpdates(workbox: Workbox): void {
  let isTakenHere = false
  let wasControlled = navigator.serviceWorker.controller !== null

  workbox.addEventListener('waiting', () =>
    offerUpdate(() => {
      isTakenHere = true
      workbox.messageSkipWaiting()
    }),
  )
  workbox.addEventListener('controlling', () => {
    const isFirst = !wasControlled && !isTakenHere
    wasControlled = true
    if (isFirst) return
    if ((isTakenHere || document.hidden) && !hasUnsavedInput()) location.reload()
    else tellUpdateTaken()
  })
}

/** Registers the service worker, which starts the app offline. Where somebody is signed in, it keeps the whole app. */
export async function startServiceWorker({ signedIn }: { signedIn: boolean }): Promise<void> {
  const workbox = new Workbox('/sw.js')
  followUpdates(workbox)
  checkWhenSeen(workbox)
  try {
    const registration = await workbox.register({ immediate: true })
    if (registration !== undefined && signedIn) keepApp(registration)
  } catch (error) {
    // Private windows of some browsers refuse it; the app works without.
    reportError(error, 'registering the service worker')
  }
}
