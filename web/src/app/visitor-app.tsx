import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { paths } from '../config/paths.ts'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { Notices } from '../ui/notice.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import { matchesPath } from './match-path.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Prompts } from './prompts.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { SCREENS, signIn, type Screen } from './screens.ts'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { VisitorFrame } from './visitor-frame.tsx'
import { VisitorNavigation } from './visitor-navigation.tsx'

interface VisitorScreen {
  readonly path: string
  readonly title: string
  readonly Component: ComponentType
  /** Fetches the screen; missing where it is there with the app. */
  readonly load?: Screen['load']
}

const lazyScreen = (load: Screen['load']) => ({
  load,
  Component: lazy(async () => ({ default: (await load()).Component })),
})

const SIGN_IN: VisitorScreen = { path: paths.signIn, title: 'Sign in', ...lazyScreen(signIn) }
const NOT_FOUND: VisitorScreen = { path: '*', title: 'Page not found', Component: NotFoundScreen }

const FRAMED: readonly VisitorScreen[] = SCREENS.map(({ path, title, access, load }) => ({
  path,
  title,
  ...(access === 'everyone' ? lazyScreen(load) : { Component: SignInRedirect }),
}))

/** What a visitor finds at an address. */
export const visitorScreenAt = (pathname: string): VisitorScreen =>
  [SIGN_IN, ...FRAMED].find(({ path }) => matchesPath(path, pathname)) ?? NOT_FOUND

/** A screen that has been fetched before the app began: it stands there with the first frame. */
export interface FetchedScreen {
  readonly path: string
  readonly Component: ComponentType
}

function CurrentScreen({ fetched }: { fetched: FetchedScreen | undefined }) {
  const { pathname } = useNavigation().address
  const screen = visitorScreenAt(pathname)
  const Component = fetched?.path === screen.path ? fetched.Component : screen.Component
  useDocumentTitle(screen.title)
  useFocusOnNavigation(pathname)
  const shown: ReactNode = (
    <Suspense fallback={<LoadingScreen />}>
      <ScreenBoundary key={pathname}>
        <Component />
      </ScreenBoundary>
    </Suspense>
  )
  return screen === SIGN_IN ? shown : <VisitorFrame>{shown}</VisitorFrame>
}

/** The app of a visitor: the screens that are open to everyone, and the way in. The landing page stands by itself. */
export function VisitorApp({ fetched }: { fetched?: FetchedScreen | undefined }) {
  return (
    <VisitorNavigation>
      <CurrentScreen fetched={fetched} />
      <Prompts />
      <Notices />
    </VisitorNavigation>
  )
}
