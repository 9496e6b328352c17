import { Workbox } from 'workbox-window'
import { offerUpdate, tellUpdateTaken } from './app-update.ts'
import { reportError } from '../api/report-error.ts'
import { hasUnsavedInput } from '../navigation/unsaved-input.ts'
import { keepApp } from './keep-app.ts'
import { takeOver } from './take-over.ts'

const WORKER = '/sw.js'

/** How often an open tab checks for a newer version when it becomes visible. */
const CHECK_EVERY_MS = 60 * 60 * 1_000

function checkWhenSeen(workbox: Workbox): void {
  let checked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < CHECK_EVERY_MS) return
    checked = Date.now()
    // Expected offline.
    workbox.update().catch(() => undefined)
  })
}

/**
 * Offers a newer version once it is installed, and reloads after it was activated: here, or in another tab while this
 * one is hidden.
 */
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

/**
 * Whether the browser forbids service workers: in a private window, or by its settings. It may then return no
 * registration, which Workbox does not handle.
 */
async function isForbidden(error: unknown): Promise<boolean> {
  if (error instanceof DOMException && error.name === 'SecurityError') return true
  try {
    return (await navigator.serviceWorker.register(WORKER)) === undefined
  } catch {
    return false
  }
}

/**
 * Registers the service worker, which makes the app work offline. If somebody is signed in, it caches the whole app.
 * The app also works without it.
 */
export async function startServiceWorker({ signedIn }: { signedIn: boolean }): Promise<void> {
  const workbox = new Workbox(WORKER)
  followUpdates(workbox)
  checkWhenSeen(workbox)
  try {
    const registration = await workbox.register({ immediate: true })
    if (registration === undefined || !signedIn) return
    const { active, waiting, installing } = registration
    // Also one that is about to take over.
    for (const worker of [active, waiting, installing]) if (worker !== null) keepApp(worker)
  } catch (error) {
    if (!(await isForbidden(error))) reportError(error, 'registering the service worker')
  }
}
