import { lazy, Suspense, type ComponentType } from 'react'
import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'

interface LiveTripProps {
  id: string
}

// Visitors do without Firebase.
const LiveTrip = lazy(async (): Promise<{ default: ComponentType<LiveTripProps> }> => {
  try {
    return { default: (await import('../data/live-trip.tsx')).LiveTrip }
  } catch {
    // Without a network this part may be missing; the page shows what it has.
    return { default: () => null }
  }
})

export function LiveTripForSignedIn({ id }: LiveTripProps) {
  if (!hasSignedInHint()) return null
  return (
    <Suspense fallback={null}>
      <LiveTrip id={id} />
    </Suspense>
  )
}
