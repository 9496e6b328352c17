import type { icons } from 'lucide-react'

/** Where each screen of the app is; `:id` is one segment of the address. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  plan: '/plan',
  planTrip: '/plan-trip',
  travelAssistant: '/travel-assistant',
  dashboard: '/dashboard',
  trip: '/trips/:id',
  today: '/today',
  join: '/join/:token',
  sharedTrip: '/shared/:token',
  scanDiscover: '/scan-discover',
  packingAssistant: '/packing-assistant',
  vault: '/vault',
  activities: '/activities',
  activity: '/activities/:id',
  accommodations: '/accommodations',
  accommodation: '/accommodations/:id',
  charter: '/charter',
  charterTrip: '/charter/:id',
  profile: '/profile',
  myData: '/my-data',
  accountDeleted: '/account-deleted',
  charterTrips: '/charter-trips',
  admin: '/admin',
} as const

type ScreenName = keyof typeof paths

/** What a prerendered screen asks the server for first, while its code is still on the way. */
interface FirstCall {
  /** Only where the address asks for this tab; without it, at any address of the screen. */
  readonly tab?: string
  /**
   * A path of the API. In its path, `:name` stands for a segment of the screen's address; as the value of a parameter,
   * for the parameter of that name in the address, and the parameter is left out where that is blank.
   */
  readonly url: `/api/${string}`
}

export interface Screen {
  /** Of the document, before the product's name, and in the menu. */
  readonly title: string
  /**
   * A module below `src` that exports a component of its own name: `ui/my-data-screen.tsx` exports `MyDataScreen`. A
   * prerendered one exports `prefetch` as well, which gets ready what the screen shows first and never rejects.
   */
  readonly module: `${string}.tsx`
  /**
   * A screen for visitors moves about by `shared/navigation` instead of the router, which visitors do without. One for
   * administrators stands in `AdminOnly`.
   */
  readonly access: 'visitor' | 'signed-in' | 'admin'
  /** Without the header and menu of the app around it. */
  readonly bare?: true
  readonly menu?: {
    readonly icon: keyof typeof icons
    /** In the header of a visitor's pages, too, which has an order of its own: this place in it. */
    readonly forVisitors?: number
  }
  /** Visitors see the loading state before any code has come: the build draws it, and Hosting serves it at the path. */
  readonly prerender?: { readonly firstCalls: readonly FirstCall[] }
  /** On whose devices the service worker keeps the code. */
  readonly offline: 'everyone' | 'signed-in' | 'nobody'
  /** Most kB of JavaScript and CSS, gzip, with which it opens: for a visitor where it is for visitors. */
  readonly budget: number
}

/**
 * Every screen of the app, in the order of the menu. From this table come the routes, the menus, the prerendered pages
 * with their chunks, what works offline, the budgets, and Hosting's part of firebase.json (`npm run hosting`).
 * Modules of the app import the columns that they need from `virtual:screens` (vite/screens.ts).
 */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  home: {
    title: 'Home',
    module: 'app/pages/home-page.tsx',
    access: 'signed-in',
    menu: { icon: 'House' },
    offline: 'signed-in',
    budget: 242,
  },
  plan: {
    title: 'Plan Trip',
    module: 'features/plan/ui/plan-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'Waypoints' },
    offline: 'signed-in',
    budget: 392,
  },
  planTrip: {
    title: 'Plan Trip',
    module: 'features/plan/ui/plan-screen.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 392,
  },
  travelAssistant: {
    title: 'AI Assistant',
    module: 'features/assistant/ui/assistant-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'Bot' },
    offline: 'signed-in',
    budget: 248,
  },
  dashboard: {
    title: 'Dashboard',
    module: 'app/pages/dashboard-page.tsx',
    access: 'signed-in',
    menu: { icon: 'LayoutDashboard' },
    offline: 'signed-in',
    budget: 415,
  },
  trip: {
    title: 'Trip',
    module: 'app/pages/trip-page.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 413.5,
  },
  today: {
    title: 'Today',
    module: 'app/pages/today-page.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 346,
  },
  join: {
    title: 'Invitation',
    module: 'features/sharing/ui/join-screen.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 242,
  },
  sharedTrip: {
    title: 'Shared trip',
    module: 'features/sharing/ui/shared-trip-screen.tsx',
    access: 'visitor',
    offline: 'signed-in',
    budget: 136,
  },
  scanDiscover: {
    title: 'Scan & Discover',
    module: 'features/scan/ui/scan-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'Camera' },
    offline: 'signed-in',
    budget: 247,
  },
  packingAssistant: {
    title: 'Packing Assistant',
    module: 'features/packing/ui/packing-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'Backpack' },
    offline: 'signed-in',
    budget: 402,
  },
  vault: {
    title: 'Vault',
    module: 'features/vault/ui/vault-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'LockKeyhole' },
    offline: 'signed-in',
    budget: 394,
  },
  activities: {
    title: 'Activities',
    module: 'features/activities/ui/activities-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'MapPinned', forVisitors: 2 },
    offline: 'signed-in',
    budget: 378,
  },
  activity: {
    title: 'Activity',
    module: 'features/activities/ui/activity-screen.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 350,
  },
  accommodations: {
    title: 'Accommodations',
    module: 'features/stays/ui/stays-screen.tsx',
    access: 'visitor',
    menu: { icon: 'BedDouble', forVisitors: 1 },
    prerender: {
      firstCalls: [
        { tab: 'featured', url: '/api/accommodations/featured' },
        { url: '/api/accommodations/search?page=1&pageSize=20&location=:location&category=:category' },
      ],
    },
    offline: 'everyone',
    budget: 137,
  },
  accommodation: {
    title: 'Accommodation',
    module: 'features/stays/ui/stay-screen.tsx',
    access: 'visitor',
    prerender: { firstCalls: [{ url: '/api/accommodations/:id' }] },
    offline: 'everyone',
    budget: 136,
  },
  charter: {
    title: 'Charter Trips',
    module: 'features/charters/ui/charter-screen.tsx',
    access: 'visitor',
    menu: { icon: 'Bus', forVisitors: 3 },
    prerender: { firstCalls: [{ url: '/api/charter-trips/featured' }] },
    offline: 'signed-in',
    budget: 135,
  },
  charterTrip: {
    title: 'Charter Trip',
    module: 'features/charters/ui/charter-trip-screen.tsx',
    access: 'visitor',
    prerender: { firstCalls: [{ url: '/api/charter-trips/:id' }] },
    offline: 'signed-in',
    budget: 136,
  },
  profile: {
    title: 'Profile',
    module: 'features/profile/ui/profile-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'CircleUserRound' },
    offline: 'signed-in',
    budget: 395,
  },
  myData: {
    title: 'Your data',
    module: 'features/my-data/ui/my-data-screen.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 358,
  },
  accountDeleted: {
    title: 'Account deleted',
    module: 'features/my-data/ui/account-deleted-screen.tsx',
    access: 'visitor',
    offline: 'signed-in',
    budget: 134,
  },
  signIn: {
    title: 'Sign in',
    module: 'features/auth/ui/sign-in-screen.tsx',
    access: 'visitor',
    bare: true,
    offline: 'signed-in',
    budget: 191,
  },
  charterTrips: {
    title: 'Manage Charter',
    module: 'app/pages/charter-trips-page.tsx',
    access: 'admin',
    menu: { icon: 'TicketsPlane' },
    offline: 'nobody',
    budget: 402,
  },
  admin: {
    title: 'Admin',
    module: 'app/pages/admin-page.tsx',
    access: 'admin',
    menu: { icon: 'ShieldCheck' },
    offline: 'nobody',
    budget: 426,
  },
}

/** What a visitor finds at `/`: prerendered, and without React in the browser. */
export const LANDING = { module: 'features/landing/ui/landing-screen.tsx', budget: 18 } as const

export interface NamedScreen extends Screen {
  readonly path: string
  /** Its page in the build, where it is prerendered. */
  readonly page: string
}

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The rows of the table with what follows from their names. */
export const namedScreens = (): NamedScreen[] =>
  (Object.keys(SCREENS) as ScreenName[]).map((name) => ({
    ...SCREENS[name],
    path: paths[name],
    page: `${kebabCase(name)}.html`,
  }))
