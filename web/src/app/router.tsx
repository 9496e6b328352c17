import { SCREENS, type Screen } from 'virtual:screens'
import {
  createBrowserRouter,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRevalidator,
  useRouteError,
  type Location,
  type RouteObject,
} from 'react-router-dom'
import { ToastRegion } from '../ui/toast.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import { loadScreen } from './load-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Prompts } from './prompts.tsx'
import { RouterNavigation } from './router-navigation.tsx'
import { ScreenError } from './screen-error.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : undefined

/** All pages that a tab loads anew have the same key: each would begin where the one before was left. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/** Root of all screens: document title, scroll position and focus after a navigation, prompts and toasts. */
function Root() {
  const titles = useMatches().map((match) => titleOf(match.handle))
  useDocumentTitle(titles.findLast((title) => title !== undefined))
  useFocusOnNavigation(useLocation().pathname)
  return (
    <RouterNavigation>
      <Outlet />
      <Prompts />
      <ToastRegion />
      <ScrollRestoration getKey={scrollKey} />
    </RouterNavigation>
  )
}

/** Shown in place of a screen that has crashed. */
function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <ScreenError error={error} onRetry={() => void revalidate()} />
}

const routeOf = ({ path, title, load }: Screen): RouteObject => ({
  path,
  handle: { title },
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: (await loadScreen(load)()).Component }),
})

const isBare = ({ bare }: Screen): boolean => bare === true

/**
 * Routes for signed-in users; visitors get `VisitorApp`. Signing in and out reload the page, so one never turns into
 * the other.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      ...SCREENS.filter(isBare).map(routeOf),
      {
        ErrorBoundary: RouteError,
        lazy: loadScreen(async () => ({ Component: (await import('./signed-in-frame.tsx')).SignedInFrame })),
        children: [
          ...SCREENS.filter((screen) => !isBare(screen)).map(routeOf),
          { path: '*', handle: { title: 'Page not found' }, Component: NotFoundScreen },
        ],
      },
    ],
  },
]

export const createAppRouter = () => createBrowserRouter(createRoutes())
