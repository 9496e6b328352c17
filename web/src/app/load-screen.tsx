import { lazy, Suspense, useState } from 'react'
import { LoadingScreen } from '../ui/spinner.tsx'
import type { Screen } from './screens.ts'

type Load = Screen['load']

/** Tries to load a screen each time that it is opened. */
function triedAgain(load: Load): React.ComponentType {
  return function TriedAgain() {
    const [Component] = useState(() => lazy(async () => ({ default: (await load()).Component })))
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
