import { lazy, Suspense, useState } from 'react'
import { isOnline } from '../shared/pwa/online.ts'
import { LoadingScreen } from '../ui/spinner.tsx'
import type { Screen } from 'virtual:screens'

type Load = Screen['load']

/** Retries loading a screen each time it is opened. */
function triedAgain(load: Load): React.ComponentType {
  let failedOffline = false

  async function loadAgain() {
    try {
      return { default: (await load()).Component }
    } catch (error) {
      // Chromium 150 caches a failed import for as long as the page lives, so a reload is needed. The flag starts as
      // false on
      // a new page, which prevents a reload loop.
      if (!failedOffline || !isOnline()) {
        failedOffline = !isOnline()
        throw error
      }
      location.reload()
      return new Promise<never>(() => {})
    }
  }

  return function TriedAgain() {
    const [Component] = useState(() => lazy(loadAgain))
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Component />
      </Suspense>
    )
  }
}

/**
 * Loads a screen for the router. If the loader itself failed, the router would render nothing, not even the error
 * boundary; so the error is thrown again inside the route, where the boundary shows it and the frame stays.
 */
export const loadScreen =
  (load: Load): Load =>
  () =>
    load().catch(() => ({ Component: triedAgain(load) }))
