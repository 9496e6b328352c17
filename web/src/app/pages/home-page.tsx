import { lazy, Suspense } from 'react'
import { FirstStepsLoading, NextTripLoading } from '../../features/home/ui/next-trip-loading.tsx'
import { HomeScreen } from '../../features/home/ui/home-screen.tsx'
import { useIsNew } from '../../shared/session/known-profile.ts'

// Needs Firestore. If it cannot be loaded (offline), the screen renders without it.
const NextTrip = lazy<React.ComponentType>(() =>
  import('./next-trip.tsx').then(
    ({ NextTrip }) => ({ default: NextTrip }),
    () => ({ default: () => null }),
  ),
)

export function HomePage() {
  const isNew = useIsNew()
  return (
    <HomeScreen
      nextTrip={
        <Suspense
          fallback={
            <>
              <NextTripLoading />
              {isNew && <FirstStepsLoading />}
            </>
          }
        >
          <NextTrip />
        </Suspense>
      }
    />
  )
}
