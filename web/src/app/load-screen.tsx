import { lazy, Suspense, useState, type ComponentType } from 'react'
import { isOnline } from '../shared/pwa/online.ts'
import { LoadingScreen } from '../ui/spinner.tsx'

type Load<Props> = () => Promise<{ readonly Component: ComponentType<Props> }>

/** Retries loading a screen each time it is opened. */
function triedAgain<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let failedOffline = false

  async function loadAgain(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: (await load()).Component }
    } catch (error) {
      // Chromium 150 caches a failed import for as long as the page lives, so a reload is needed. The flag starts as
      // false on a new page, which prevents a reload loop.
      if (!failedOffline || !isOnline()) {
        failedOffline = !isOnline()
        throw error
      }
      location.reload()
      return new Promise<never>(() => {})
    }
  }

  return function TriedAgain(props: Props) {
    const [Component] = useState(() => lazy(loadAgain))
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Component {...props} />
      </Suspense>
    )
  }
}

/**
 * A screen, or a frame, whose code is loaded when it is shown. React never loads a lazy component again that has failed
 * once, so what failed is replaced by one that tries again.
 */
export const lazyScreen = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazy(async () => ({
    default: await load().then(
      ({ Component }) => Component,
      () => triedAgain(load),
    ),
  }))
