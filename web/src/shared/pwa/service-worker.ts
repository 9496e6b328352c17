import { messageSW, Workbox } from 'workbox-window'
import { KEEP_APP } from '../../config/worker-message.ts'
import { offerUpdate, tellUpdateTaken } from './app-update.ts'
import { reportError } from '../api/report-error.ts'
import { hasUnsavedInput } from '../navigation/unsaved-input.ts'
import { takeOver } from './take-over.ts'

const WORKER = '/sw.js'

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
      void takeOver()
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

/** Whether the browser wants no workers: in a private window, by its settings. It may give no registration then, over which Workbox stumbles. */
async function isForbidden(error: unknown): Promise<boolean> {
  if (error instanceof DOMException && error.name === 'SecurityError') return true
  try {
    return (await navigator.serviceWorker.register(WORKER)) === undefined
  } catch {
    return false
  }
}

/**
 * Registers the service worker, which starts the app offline. Where somebody is signed in, it keeps the whole app.
 * Without a worker the app works, too.
 */
export async function startServiceWorker({ signedIn }: { signedIn: boolean }): Promise<void> {
  const workbox = new Workbox(WORKER)
  followUpdates(workbox)
  checkWhenSeen(workbox)
  try {
    const registration = await workbox.register({ immediate: true })
    if (registration !== undefined && signedIn) keepApp(registration)
  } catch (error) {
    if (!(await isForbidden(error))) reportError(error, 'registering the service worker')
  }
}
