import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'

interface LiveTripProps {
  id: string
}

// Visitors load no Firebase code.
const LiveTrip = lazyPart(async () => (await import('../data/live-trip.tsx')).LiveTrip, { Missing: Nothing })

export function LiveTripForSignedIn({ id }: LiveTripProps) {
  if (!hasSignedInHint()) return null
  return <LiveTrip id={id} />
}
