import type { Screen } from 'virtual:screens'
import { VISITOR_SCREENS } from 'virtual:screens/visitor'
import { type ComponentType } from 'react'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { useIdle } from '../shared/navigation/use-idle.ts'
import { ToastRegion } from '../ui/toast.tsx'
import { AppNavigation } from './app-navigation.tsx'
import { CurrentScreen, NOT_FOUND, screenIn, type ShownScreen } from './current-screen.tsx'
import { lazyScreen } from './load-screen.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { VisitorFrame } from './visitor-frame.tsx'
import { lazyPart, Nothing } from '../ui/lazy-part.tsx'

// If this code cannot be loaded (offline), nothing is offered this time.
const LazyPrompts = lazyPart(async () => (await import('./prompts.tsx')).Prompts, { Missing: Nothing })

interface VisitorScreen extends ShownScreen {
  /** Loads the screen; undefined if it is part of the app's main chunk. */
  readonly load?: Screen['load']
}

const SCREENS = VISITOR_SCREENS.map(({ load, access: _access, ...screen }): VisitorScreen =>
  load === undefined ? { ...screen, Component: SignInRedirect } : { ...screen, load, Component: lazyScreen(load) },
)

/** The screen a visitor sees at an address. */
export const visitorScreenAt = (pathname: string): VisitorScreen => screenIn(SCREENS, pathname) ?? NOT_FOUND

/** A screen that was loaded before the app started, so that it renders in the first frame. */
export interface FetchedScreen {
  readonly path: string
  readonly Component: ComponentType
}

function CurrentVisitorScreen({ fetched }: { fetched: FetchedScreen | undefined }) {
  const screen = visitorScreenAt(useNavigation().address.pathname)
  return (
    <CurrentScreen screen={fetched?.path === screen.path ? { ...screen, ...fetched } : screen} Frame={VisitorFrame} />
  )
}

/** The visitors' app: the open screens and sign-in. The landing page is separate. */
export function VisitorApp({ fetched }: { fetched?: FetchedScreen | undefined }) {
  const isIdle = useIdle()
  return (
    <AppNavigation>
      <CurrentVisitorScreen fetched={fetched} />
      {isIdle && <LazyPrompts />}
      <ToastRegion />
    </AppNavigation>
  )
}
