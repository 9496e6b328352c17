import { FirstStepsLoading, NextTripLoading } from '../../features/home/ui/next-trip-loading.tsx'
import { HomeScreen } from '../../features/home/ui/home-screen.tsx'
import { useIsNew } from '../../shared/session/known-profile.ts'
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx'

// They need Firestore. If they cannot be loaded (offline), the screen renders without them.
const NextTrip = lazyPart(async () => (await import('./next-trip.tsx')).NextTrip, {
  Loading: NextTripLoading,
  Missing: Nothing,
})
const NewTravellersSteps = lazyPart(async () => (await import('./next-trip.tsx')).NewTravellersSteps, {
  Loading: FirstStepsLoading,
  Missing: Nothing,
})

export function HomePage() {
  const isNew = useIsNew()
  return <HomeScreen nextTrip={<NextTrip />} firstSteps={isNew && <NewTravellersSteps />} />
}
