import type { Screen } from 'virtual:screens'
import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { matchPath } from '../shared/navigation/match-path.ts'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { LoadingScreen } from '../ui/spinner.tsx'
import { lazyScreen } from './load-screen.tsx'
import { ScreenError } from './screen-error.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

export interface ShownScreen extends Pick<Screen, 'path' | 'title' | 'bare'> {
  readonly Component: ComponentType
}

export const NOT_FOUND: ShownScreen = {
  path: '*',
  title: 'Page not found',
  Component: lazyScreen(async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen })),
}

/** The screen of an address; undefined if there is none. */
export const screenIn = <S extends Pick<Screen, 'path'>>(screens: readonly S[], pathname: string): S | undefined =>
  screens.find(({ path }) => matchPath(path, pathname) !== undefined)

interface BoundaryState {
  readonly caught?: { readonly error: unknown } | undefined
}

/** Shows an error in place of what has crashed, until another address is opened. */
class ScreenBoundary extends Component<{ pathname: string; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } }
  }

  override componentDidUpdate(before: { pathname: string }) {
    if (before.pathname !== this.props.pathname) this.#reset()
  }

  #reset = () => this.setState({ caught: undefined })

  override render() {
    const { caught } = this.state
    return caught === undefined ? this.props.children : <ScreenError error={caught.error} onRetry={this.#reset} />
  }
}

interface CurrentScreenProps {
  screen: ShownScreen
  /** Around all screens that are not bare. */
  Frame: ComponentType<{ children: ReactNode }>
}

/** The screen of the current address with its title; a navigation moves the focus to it. */
export function CurrentScreen({ screen: { title, bare, Component: Shown }, Frame }: CurrentScreenProps) {
  const { pathname } = useNavigation().address
  useDocumentTitle(title)
  useFocusOnNavigation(pathname)
  const screen = (
    <Suspense fallback={<LoadingScreen />}>
      <ScreenBoundary key={pathname} pathname={pathname}>
        <Shown />
      </ScreenBoundary>
    </Suspense>
  )
  return <ScreenBoundary pathname={pathname}>{bare ? screen : <Frame>{screen}</Frame>}</ScreenBoundary>
}
