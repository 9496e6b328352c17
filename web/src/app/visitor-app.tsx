import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { paths } from '../config/paths.ts'
import { useNavigation } from '../platform/navigation.ts'
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
}

const lazyScreen = (load: Screen['load']): ComponentType => lazy(async () => ({ default: (await load()).Component }))

const SIGN_IN: VisitorScreen = { path: paths.signIn, title: 'Sign in', Component: lazyScreen(signIn) }
const NOT_FOUND: VisitorScreen = { path: '*', title: 'Page not found', Component: NotFoundScreen }

const FRAMED: readonly VisitorScreen[] = SCREENS.map(({ path, title, access, load }) => ({
  path,
  title,
  Component: access === 'everyone' ? lazyScreen(load) : SignInRedirect,
}))

/** What a visitor finds at an address. */
export const visitorScreenAt = (pathname: string): VisitorScreen =>
  [SIGN_IN, ...FRAMED].find(({ path }) => matchesPath(path, pathname)) ?? NOT_FOUND

function CurrentScreen() {
  const { pathname } = useNavigation().address
  const screen = visitorScreenAt(pathname)
  useDocumentTitle(screen.title)
  useFocusOnNavigation(pathname)
  const shown: ReactNode = (
    <Suspense fallback={<LoadingScreen />}>
      <ScreenBoundary key={pathname}>
        <screen.Component />
      </ScreenBoundary>
    </Suspense>
  )
  return screen === SIGN_IN ? shown : <VisitorFrame>{shown}</VisitorFrame>
}

/** The app of a visitor: the screens that are open to everyone, and the way in. The landing page stands by itself. */
export function VisitorApp() {
  return (
    <VisitorNavigation>
      <CurrentScreen />
      <Prompts />
      <Notices />
    </VisitorNavigation>
  )
}
