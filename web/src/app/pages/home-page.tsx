import { FirstStepsLoading, NextTripLoading } from '../../features/home/ui/next-trip-loading.tsx'
import { HomeScreen } from '../../features/home/ui/home-screen.tsx'
import { useIsNew } from '../../shared/session/known-profile.ts'
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx'

function Loading() {
  const isNew = useIsNew()
  return (
    <>
      <NextTripLoading />
      {isNew && <FirstStepsLoading />}
    </>
  )
}

// Needs Firestore. If it cannot be loaded (offline), the screen renders without it.
const NextTrip = lazyPart(async () => (await import('./next-trip.tsx')).NextTrip, { Loading, Missing: Nothing })

export const HomePage = () => <HomeScreen nextTrip={<NextTrip />} />
