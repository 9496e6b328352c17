import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { LoadingScreen } from '../ui/spinner.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { loadScreen } from './load-screen.tsx'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { SCREENS, signIn, type Screen } from './screens.ts'

const home = async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage })

const routeOf = ({ path, title, load }: Omit<Screen, 'access'>): RouteObject => ({
  path,
  handle: { title },
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: (await loadScreen(load)()).Component }),
})

/**
 * The routes for a device where somebody is signed in; a visitor has `VisitorApp`. Signing in and out are page loads,
 * so the two never change into each other.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      routeOf({ path: paths.signIn, title: 'Sign in', load: signIn }),
      {
        ErrorBoundary: RouteError,
        lazy: loadScreen(async () => ({ Component: (await import('./signed-in-frame.tsx')).SignedInFrame })),
        children: [
          routeOf({ path: paths.home, title: 'Home', load: home }),
          ...SCREENS.map(routeOf),
          { path: '*', handle: { title: 'Page not found' }, Component: NotFoundScreen },
        ],
      },
    ],
  },
]

export const createAppRouter = () => createBrowserRouter(createRoutes())
