import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { paths } from '../config/paths.ts'
import { LoadingScreen } from '../ui/spinner.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'

/** What a screen's module gives the router. */
type ScreenModule = Promise<{ Component: React.ComponentType }>

interface Screen {
  readonly path: string
  /** Of the document, before the product's name. */
  readonly title: string
  readonly access: 'everyone' | 'signed-in'
  readonly load: () => ScreenModule
}

const building = (name: keyof typeof import('./building-screens.tsx')) => async () => ({
  Component: (await import('./building-screens.tsx'))[name],
})

const landing = async () => ({
  Component: (await import('../features/landing/landing-screen.tsx')).LandingScreen,
})

const home = async () => ({ Component: (await import('../features/home/home-screen.tsx')).HomeScreen })

const plan = async () => ({ Component: (await import('../features/plan/plan-screen.tsx')).PlanScreen })

const dashboard = async () => ({ Component: (await import('./pages/dashboard-page.tsx')).DashboardPage })

const packing = async () => ({ Component: (await import('../features/packing/packing-screen.tsx')).PackingScreen })

const scan = async () => ({ Component: (await import('../features/scan/scan-screen.tsx')).ScanScreen })

/** Every address of the app but `/` and the sign-in screen, one line each. */
const SCREENS: readonly Screen[] = [
  { path: paths.plan, title: 'Plan Trip', access: 'signed-in', load: plan },
  { path: paths.planTrip, title: 'Plan Trip', access: 'signed-in', load: plan },
  { path: paths.dashboard, title: 'Dashboard', access: 'signed-in', load: dashboard },
  { path: paths.scanDiscover, title: 'Scan & Discover', access: 'signed-in', load: scan },
  { path: paths.packingAssistant, title: 'Packing Assistant', access: 'signed-in', load: packing },
  { path: paths.travelAssistant, title: 'AI Assistant', access: 'signed-in', load: building('AssistantScreen') },
  { path: paths.vault, title: 'Vault', access: 'signed-in', load: building('VaultScreen') },
  { path: paths.activities, title: 'Activities', access: 'signed-in', load: building('ActivitiesScreen') },
  { path: paths.profile, title: 'Profile', access: 'signed-in', load: building('ProfileScreen') },
  { path: paths.admin, title: 'Admin', access: 'signed-in', load: building('AdminScreen') },
  { path: paths.charterTrips, title: 'Manage Charter', access: 'signed-in', load: building('CharterTripsScreen') },
  { path: paths.accommodations, title: 'Accommodations', access: 'everyone', load: building('StaysScreen') },
  { path: paths.accommodation, title: 'Accommodation', access: 'everyone', load: building('StayScreen') },
  { path: paths.charter, title: 'Charter Trips', access: 'everyone', load: building('CharterScreen') },
  { path: paths.charterTrip, title: 'Charter Trip', access: 'everyone', load: building('CharterTripScreen') },
]

const routeOf = ({ path, title, access, load }: Screen, signedIn: boolean): RouteObject => ({
  path,
  handle: { title },
  ErrorBoundary: RouteError,
  ...(access === 'signed-in' && !signedIn ? { Component: SignInRedirect } : { lazy: load }),
})

/**
 * The routes for a device where somebody is signed in, or for a visitor. Signing in and out are page loads, so the two
 * never change into each other.
 */
export const createRoutes = (signedIn: boolean): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      {
        path: paths.signIn,
        handle: { title: 'Sign in' },
        ErrorBoundary: RouteError,
        lazy: async () => ({ Component: (await import('../features/auth/sign-in-screen.tsx')).SignInScreen }),
      },
      ...(signedIn ? [] : [{ path: paths.home, handle: {}, ErrorBoundary: RouteError, lazy: landing }]),
      {
        ErrorBoundary: RouteError,
        lazy: signedIn
          ? async () => ({ Component: (await import('./signed-in-frame.tsx')).SignedInFrame })
          : async () => ({ Component: (await import('./visitor-frame.tsx')).VisitorFrame }),
        children: [
          ...(signedIn ? [{ path: paths.home, handle: { title: 'Home' }, ErrorBoundary: RouteError, lazy: home }] : []),
          ...SCREENS.map((screen) => routeOf(screen, signedIn)),
          { path: '*', handle: { title: 'Page not found' }, Component: NotFoundScreen },
        ],
      },
    ],
  },
]

export const createAppRouter = (signedIn: boolean) => createBrowserRouter(createRoutes(signedIn))
