import { SCREENS, type Screen } from 'virtual:screens'
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { matchPath } from '../shared/navigation/match-path.ts'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { ToastRegion } from '../ui/toast.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Prompts } from './prompts.tsx'
import { ScreenError } from './screen-error.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { VisitorFrame } from './visitor-frame.tsx'
import { VisitorNavigation } from './visitor-navigation.tsx'

interface VisitorScreen extends Pick<Screen, 'path' | 'title' | 'bare'> {
  readonly Component: ComponentType
  /** Fetches the screen; missing where it is there with the app. */
  readonly load?: Screen['load']
}

const NOT_FOUND: VisitorScreen = { path: '*', title: 'Page not found', Component: NotFoundScreen }

const VISITOR_SCREENS = SCREENS.map(({ load, access, ...screen }): VisitorScreen =>
  access === 'visitor'
    ? { ...screen, load, Component: lazy(async () => ({ default: (await load()).Component })) }
    : { ...screen, Component: SignInRedirect },
)

/** What a visitor finds at an address. */
export const visitorScreenAt = (pathname: string): VisitorScreen =>
  VISITOR_SCREENS.find(({ path }) => matchPath(path, pathname) !== undefined) ?? NOT_FOUND

/** A screen that has been fetched before the app began: it stands there with the first frame. */
export interface FetchedScreen {
  readonly path: string
  readonly Component: ComponentType
}

interface BoundaryState {
  readonly caught?: { readonly error: unknown } | undefined
}

/** Keeps a crash of a screen to that screen. */
class ScreenBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (caught === undefined) return this.props.children
    return <ScreenError error={caught.error} onRetry={() => this.setState({ caught: undefined })} />
  }
}

function CurrentScreen({ fetched }: { fetched: FetchedScreen | undefined }) {
  const { pathname } = useNavigation().address
  const { path, title, bare, Component } = visitorScreenAt(pathname)
  const Shown = fetched?.path === path ? fetched.Component : Component
  useDocumentTitle(title)
  useFocusOnNavigation(pathname)
  const screen = (
    <Suspense fallback={<LoadingScreen />}>
      <ScreenBoundary key={pathname}>
        <Shown />
      </ScreenBoundary>
    </Suspense>
  )
  return bare ? screen : <VisitorFrame>{screen}</VisitorFrame>
}

/** The app of a visitor: the screens that are open to everyone, and the way in. The landing page stands by itself. */
export function VisitorApp({ fetched }: { fetched?: FetchedScreen | undefined }) {
  return (
    <VisitorNavigation>
      <CurrentScreen fetched={fetched} />
      <Prompts />
      <ToastRegion />
    </VisitorNavigation>
  )
}
