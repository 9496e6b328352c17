import { lazy, Suspense, type ComponentType } from 'react'
import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'

interface LiveTripProps {
  id: string
}

// Visitors load no Firebase code.
const LiveTrip = lazy(async (): Promise<{ default: ComponentType<LiveTripProps> }> => {
  try {
    return { default: (await import('../data/live-trip.tsx')).LiveTrip }
  } catch {
    // Without a network this chunk may be missing; the page works without it.
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
