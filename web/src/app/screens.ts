import { paths } from '../config/paths.ts'

interface LoadedScreen {
  readonly Component: React.ComponentType
  /** Of screens for everyone: fetches what the screen shows first at this address. Never rejects. */
  readonly prefetch?: (address: Pick<Location, 'pathname' | 'search'>) => Promise<void>
}

type ScreenModule = Promise<LoadedScreen>

export interface Screen {
  readonly path: string
  /** Of the document, before the product's name. */
  readonly title: string
  /** Screens for everyone use `platform/navigation.ts` instead of the router, which visitors do without. */
  readonly access: 'everyone' | 'signed-in'
  readonly load: () => ScreenModule
}

const plan = async () => ({ Component: (await import('../features/plan/ui/plan-screen.tsx')).PlanScreen })

const dashboard = async () => ({ Component: (await import('./pages/dashboard-page.tsx')).DashboardPage })

const packing = async () => ({ Component: (await import('../features/packing/ui/packing-screen.tsx')).PackingScreen })

const assistant = async () => ({
  Component: (await import('../features/assistant/ui/assistant-screen.tsx')).AssistantScreen,
})

const scan = async () => ({ Component: (await import('../features/scan/ui/scan-screen.tsx')).ScanScreen })

const activities = async () => ({
  Component: (await import('../features/activities/ui/activities-screen.tsx')).ActivitiesScreen,
})

const vault = async () => ({ Component: (await import('../features/vault/ui/vault-screen.tsx')).VaultScreen })

const stays = async () => {
  const { StaysScreen, prefetchStays } = await import('../features/stays/ui/stays-screen.tsx')
  return { Component: StaysScreen, prefetch: prefetchStays }
}

const stay = async () => {
  const { StayScreen, prefetchOpenedStay } = await import('../features/stays/ui/stay-screen.tsx')
  return { Component: StayScreen, prefetch: prefetchOpenedStay }
}

const charter = async () => {
  const { CharterScreen, prefetchCharters } = await import('../features/charters/ui/charter-screen.tsx')
  return { Component: CharterScreen, prefetch: prefetchCharters }
}

const charterTrip = async () => {
  const { CharterTripScreen, prefetchOpenedTrip } = await import('../features/charters/ui/charter-trip-screen.tsx')
  return { Component: CharterTripScreen, prefetch: prefetchOpenedTrip }
}

const charterTrips = async () => ({
  Component: (await import('./pages/charter-trips-page.tsx')).CharterTripsPage,
})

const profile = async () => ({ Component: (await import('../features/profile/ui/profile-screen.tsx')).ProfileScreen })

const myData = async () => ({ Component: (await import('../features/my-data/ui/my-data-screen.tsx')).MyDataScreen })

const accountDeleted = async () => ({
  Component: (await import('../features/my-data/ui/account-deleted-screen.tsx')).AccountDeletedScreen,
})

const admin = async () => ({ Component: (await import('./pages/admin-page.tsx')).AdminPage })

/** Every address of the app but `/`, one line each. */
export const SCREENS: readonly Screen[] = [
  { path: paths.plan, title: 'Plan Trip', access: 'signed-in', load: plan },
  { path: paths.planTrip, title: 'Plan Trip', access: 'signed-in', load: plan },
  { path: paths.dashboard, title: 'Dashboard', access: 'signed-in', load: dashboard },
  { path: paths.scanDiscover, title: 'Scan & Discover', access: 'signed-in', load: scan },
  { path: paths.packingAssistant, title: 'Packing Assistant', access: 'signed-in', load: packing },
  { path: paths.travelAssistant, title: 'AI Assistant', access: 'signed-in', load: assistant },
  { path: paths.vault, title: 'Vault', access: 'signed-in', load: vault },
  { path: paths.activities, title: 'Activities', access: 'signed-in', load: activities },
  { path: paths.profile, title: 'Profile', access: 'signed-in', load: profile },
  { path: paths.myData, title: 'Your data', access: 'signed-in', load: myData },
  { path: paths.admin, title: 'Admin', access: 'signed-in', load: admin },
  { path: paths.charterTrips, title: 'Manage Charter', access: 'signed-in', load: charterTrips },
  { path: paths.accountDeleted, title: 'Account deleted', access: 'everyone', load: accountDeleted },
  { path: paths.accommodations, title: 'Accommodations', access: 'everyone', load: stays },
  { path: paths.accommodation, title: 'Accommodation', access: 'everyone', load: stay },
  { path: paths.charter, title: 'Charter Trips', access: 'everyone', load: charter },
  { path: paths.charterTrip, title: 'Charter Trip', access: 'everyone', load: charterTrip },
]

export const signIn = async () => ({
  Component: (await import('../features/auth/ui/sign-in-screen.tsx')).SignInScreen,
})
