import type { Screen } from 'virtual:screens'
import { VISITOR_SCREENS } from 'virtual:screens/visitor'
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { matchPath } from '../shared/navigation/match-path.ts'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { useIdle } from '../shared/navigation/use-idle.ts'
import { ToastRegion } from '../ui/toast.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ScreenError } from './screen-error.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { VisitorFrame } from './visitor-frame.tsx'
import { VisitorNavigation } from './visitor-navigation.tsx'

// If this code cannot be loaded (offline), nothing is offered this time.
const LazyPrompts = lazy(async () => {
  const prompts = await import('./prompts.tsx').catch(() => undefined)
  return { default: prompts?.Prompts ?? (() => null) }
})

interface VisitorScreen extends Pick<Screen, 'path' | 'title' | 'bare'> {
  readonly Component: ComponentType
  /** Loads the screen; undefined if it is part of the app's main chunk. */
  readonly load?: Screen['load']
}

const NOT_FOUND: VisitorScreen = { path: '*', title: 'Page not found', Component: NotFoundScreen }

const SCREENS = VISITOR_SCREENS.map(({ load, access: _access, ...screen }): VisitorScreen =>
  load === undefined
    ? { ...screen, Component: SignInRedirect }
    : { ...screen, load, Component: lazy(async () => ({ default: (await load()).Component })) },
)

/** The screen a visitor sees at an address. */
export const visitorScreenAt = (pathname: string): VisitorScreen =>
  SCREENS.find(({ path }) => matchPath(path, pathname) !== undefined) ?? NOT_FOUND

/** A screen that was loaded before the app started, so that it renders in the first frame. */
export interface FetchedScreen {
  readonly path: string
  readonly Component: ComponentType
}

interface BoundaryState {
  readonly caught?: { readonly error: unknown } | undefined
}

/** Error boundary of one screen. */
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

/** The visitors' app: the open screens and sign-in. The landing page is separate. */
export function VisitorApp({ fetched }: { fetched?: FetchedScreen | undefined }) {
  const isIdle = useIdle()
  return (
    <VisitorNavigation>
      <CurrentScreen fetched={fetched} />
      {isIdle && (
        <Suspense fallback={null}>
          <LazyPrompts />
        </Suspense>
      )}
      <ToastRegion />
    </VisitorNavigation>
  )
}
