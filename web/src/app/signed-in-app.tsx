import { SCREENS } from 'virtual:screens'
import { useMemo, Suspense, type ReactNode } from 'react'
import { createPath, Route, Router, Routes, type NavigateOptions, type Navigator, type To } from 'react-router-dom'
import { useNavigation, type GoOptions } from '../shared/navigation/navigation.ts'
import { ToastRegion } from '../ui/toast.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import { AppNavigation } from './app-navigation.tsx'
import { CurrentScreen, NOT_FOUND, screenIn, type ShownScreen } from './current-screen.tsx'
import { lazyScreen } from './load-screen.tsx'
import { Prompts } from './prompts.tsx'

const SignedInFrame = lazyScreen(async () => ({ Component: (await import('./signed-in-frame.tsx')).SignedInFrame }))

const SHOWN = SCREENS.map(({ load, ...screen }) => ({ ...screen, load, Component: lazyScreen(load) }))

/** The screen somebody who is signed in sees at an address. */
export const signedInScreenAt = (pathname: string): ShownScreen => screenIn(SHOWN, pathname) ?? NOT_FOUND

/** Loads the screen at an address beside its frame (`main.tsx`); what fails is tried again when it is shown. */
export const prefetchScreen = (pathname: string): void =>
  void screenIn(SHOWN, pathname)
    ?.load()
    .catch(() => undefined)

/** react-router's hooks and links, on the app's own navigation. */
function ReactRouter({ children }: { children: ReactNode }) {
  const { address, go } = useNavigation()
  const navigator = useMemo((): Navigator => {
    const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))
    const optionsOf = (state: unknown, options: NavigateOptions = {}): GoOptions => ({
      state,
      keepsScroll: options.preventScrollReset === true,
      isSync: options.flushSync === true,
    })
    return {
      createHref: hrefOf,
      go: (steps) => history.go(steps),
      push: (to, state: unknown, options) => go(hrefOf(to), optionsOf(state, options)),
      replace: (to, state: unknown, options) => go(hrefOf(to), { ...optionsOf(state, options), replace: true }),
    }
  }, [go])
  return (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  )
}

/** Within a route, so that `useParams` knows the named segments of its path. */
function CurrentRoute() {
  const screen = signedInScreenAt(useNavigation().address.pathname)
  const element = <CurrentScreen screen={screen} Frame={SignedInFrame} />
  return (
    <Routes>
      <Route path={screen.path} element={element} />
      {/* An address that react-router does not match as we do is not left blank. */}
      <Route path="*" element={element} />
    </Routes>
  )
}

/**
 * The app of somebody who is signed in; visitors get `VisitorApp`. Signing in and out reload the page, so one never
 * turns into the other.
 */
export function SignedInApp() {
  return (
    <AppNavigation>
      <ReactRouter>
        <Suspense fallback={<LoadingScreen />}>
          <CurrentRoute />
        </Suspense>
        <Prompts />
        <ToastRegion />
      </ReactRouter>
    </AppNavigation>
  )
}
