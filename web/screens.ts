import type { Screen } from './screen.ts'

/** Path of each screen; `:id` is one segment of the address. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  emailAction: '/email-action',
  plan: '/plan',
  planTrip: '/plan-trip',
  travelAssistant: '/travel-assistant',
  dashboard: '/dashboard',
  trip: '/trips/:id',
  today: '/today',
  join: '/join/:token',
  sharedTrip: '/shared/:token',
  copyTrip: '/shared/:token/copy',
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

/**
 * All screens of the app, in the order of the menu. Routes, menus, prerendered pages and their chunks, offline support,
 * budgets and Hosting's part of firebase.json (`npm run hosting`) are derived from this table. Modules of the app
 * import the columns they need from `virtual:screens` (vite/screens.ts).
 */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  home: {
    title: 'Home',
    module: 'app/pages/home-page.tsx',
    access: 'signed-in',
    menu: { icon: 'House' },
    offline: 'signed-in',
    budget: 212,
  },
  plan: {
    title: 'Plan Trip',
    module: 'features/plan/ui/plan-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'Waypoints' },
    offline: 'signed-in',
    budget: 247,
  },
  planTrip: {
    title: 'Plan Trip',
    module: 'features/plan/ui/plan-screen.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 247,
  },
  travelAssistant: {
    title: 'AI Assistant',
    module: 'features/assistant/ui/assistant-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'Bot' },
    offline: 'signed-in',
    budget: 225,
  },
  dashboard: {
    title: 'Dashboard',
    module: 'app/pages/dashboard-page.tsx',
    access: 'signed-in',
    menu: { icon: 'LayoutDashboard' },
    offline: 'signed-in',
    budget: 362,
  },
  trip: {
    title: 'Trip',
    module: 'app/pages/trip-page.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 381,
  },
  today: {
    title: 'Today',
    module: 'app/pages/today-page.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 310,
  },
  join: {
    title: 'Invitation',
    module: 'features/sharing/ui/join-screen.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 221,
  },
  sharedTrip: {
    title: 'Shared trip',
    module: 'features/sharing/ui/shared-trip-screen.tsx',
    access: 'visitor',
    offline: 'nobody',
    budget: 138,
  },
  copyTrip: {
    title: 'Copy trip',
    module: 'features/sharing/ui/copy-trip-screen.tsx',
    access: 'signed-in',
    offline: 'nobody',
    budget: 236,
  },
  scanDiscover: {
    title: 'Scan & Discover',
    module: 'features/scan/ui/scan-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'Camera' },
    offline: 'signed-in',
    budget: 225,
  },
  packingAssistant: {
    title: 'Packing Assistant',
    module: 'features/packing/ui/packing-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'Backpack' },
    offline: 'signed-in',
    budget: 363,
  },
  vault: {
    title: 'Vault',
    module: 'features/vault/ui/vault-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'LockKeyhole' },
    offline: 'signed-in',
    budget: 345,
  },
  activities: {
    title: 'Activities',
    module: 'features/activities/ui/activities-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'MapPinned', forVisitors: 2 },
    offline: 'signed-in',
    budget: 334,
  },
  activity: {
    title: 'Activity',
    module: 'features/activities/ui/activity-screen.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 316,
  },
  accommodations: {
    title: 'Accommodations',
    module: 'features/stays/ui/stays-screen.tsx',
    access: 'visitor',
    menu: { icon: 'BedDouble', forVisitors: 1 },
    prerender: {
      description:
        'Villas, houses, boutique hotels and more: find a stay by place, see its pictures and book its nights.',
      firstCalls: [
        { tab: 'featured', url: '/api/accommodations/featured' },
        {
          url: '/api/accommodations/search?page=1&pageSize=20&location=:location&category=:category&checkIn=:checkIn&checkOut=:checkOut&guests=:guests&minPrice=:minPrice&maxPrice=:maxPrice&currency=:currency&sort=:sort',
        },
      ],
    },
    offline: 'everyone',
    budget: 145,
  },
  accommodation: {
    title: 'Accommodation',
    module: 'features/stays/ui/stay-screen.tsx',
    access: 'visitor',
    prerender: {
      description: 'A stay with its pictures, its amenities, its price for a night and the nights that are free.',
      firstCalls: [{ url: '/api/accommodations/:id' }],
    },
    offline: 'everyone',
    budget: 144,
  },
  charter: {
    title: 'Charter Trips',
    module: 'features/charters/ui/charter-screen.tsx',
    access: 'visitor',
    menu: { icon: 'Bus', forVisitors: 3 },
    prerender: {
      description: 'Trips by bus and boat with a guide, their dates and the seats that are left.',
      firstCalls: [{ url: '/api/charter-trips/featured' }],
    },
    offline: 'signed-in',
    budget: 140,
  },
  charterTrip: {
    title: 'Charter Trip',
    module: 'features/charters/ui/charter-trip-screen.tsx',
    access: 'visitor',
    prerender: {
      description: 'A charter trip with its days, its price and the seats that are left.',
      firstCalls: [{ url: '/api/charter-trips/:id' }],
    },
    offline: 'signed-in',
    budget: 142,
  },
  profile: {
    title: 'Profile',
    module: 'features/profile/ui/profile-screen.tsx',
    access: 'signed-in',
    menu: { icon: 'CircleUserRound' },
    offline: 'signed-in',
    budget: 343,
  },
  myData: {
    title: 'Your data',
    module: 'features/my-data/ui/my-data-screen.tsx',
    access: 'signed-in',
    offline: 'signed-in',
    budget: 327,
  },
  accountDeleted: {
    title: 'Account deleted',
    module: 'features/my-data/ui/account-deleted-screen.tsx',
    access: 'visitor',
    offline: 'signed-in',
    budget: 138,
  },
  signIn: {
    title: 'Sign in',
    module: 'features/auth/ui/sign-in-screen.tsx',
    access: 'visitor',
    bare: true,
    offline: 'signed-in',
    budget: 197,
  },
  emailAction: {
    title: 'Your account',
    module: 'features/auth/ui/email-action-screen.tsx',
    access: 'visitor',
    bare: true,
    offline: 'nobody',
    budget: 158,
  },
  charterTrips: {
    title: 'Manage Charter',
    module: 'app/pages/charter-trips-page.tsx',
    access: 'admin',
    menu: { icon: 'TicketsPlane' },
    offline: 'nobody',
    budget: 356,
  },
  admin: {
    title: 'Admin',
    module: 'app/pages/admin-page.tsx',
    access: 'admin',
    menu: { icon: 'ShieldCheck' },
    offline: 'nobody',
    budget: 382,
  },
}

/** The landing page at `/` for visitors: prerendered, and without React in the browser. */
export const LANDING = {
  module: 'features/landing/ui/landing-screen.tsx',
  // The same as in index.html.
  description:
    'Plan trips day by day with AI, keep your travel documents safe, and find stays, activities and charter trips.',
  budget: 13,
} as const

export interface NamedScreen extends Screen {
  readonly path: string
  /** File of the page in the build, if it is prerendered. */
  readonly page: string
}

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The rows of the table with the fields derived from their names. */
export const namedScreens = (): NamedScreen[] =>
  (Object.keys(SCREENS) as ScreenName[]).map((name) => ({
    ...SCREENS[name],
    path: paths[name],
    page: `${kebabCase(name)}.html`,
  }))
