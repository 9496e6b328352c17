import { lazy, Suspense } from 'react'
import { NextTripLoading } from '../../features/home/ui/next-trip-loading.tsx'
import { HomeScreen } from '../../features/home/ui/home-screen.tsx'

// It brings Firestore along. Without a network this part may be missing; the screen goes on without.
const NextTrip = lazy<React.ComponentType>(() =>
  import('./next-trip.tsx').then(
    ({ NextTrip }) => ({ default: NextTrip }),
    () => ({ default: () => null }),
  ),
)

export function HomePage() {
  return (
    <HomeScreen
      nextTrip={
        <Suspense fallback={<NextTripLoading />}>
          <NextTrip />
        </Suspense>
      }
    />
  )
}
