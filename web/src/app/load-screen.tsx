import { lazy, Suspense, useState } from 'react'
import { isOnline } from '../shared/pwa/online.ts'
import { LoadingScreen } from '../ui/spinner.tsx'
import type { Screen } from 'virtual:screens'

type Load = Screen['load']

/** Tries to load a screen each time that it is opened. */
function triedAgain(load: Load): React.ComponentType {
  let failedOffline = false

  async function loadAgain() {
    try {
      return { default: (await load()).Component }
    } catch (error) {
      // Chromium 150 keeps what an import has failed with for as long as the page lives. A new page begins without this
      // flag, so that none is reloaded over and over.
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
 * Loads a screen for the router. It shows nothing at all, not even its error, in place of a route that could not be
 * loaded; so what fails here fails once more inside the route, where its error is shown and the frame stays.
 */
export const loadScreen =
  (load: Load): Load =>
  () =>
    load().catch(() => ({ Component: triedAgain(load) }))
