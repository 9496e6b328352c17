import { LoadingScreen } from '../../../ui/spinner.tsx'
import { useTrip } from '../data/use-trip.ts'
import { Drafting } from './drafting.tsx'

/** The form filled in from a trip; empty where the trip is not to be had. */
export function DraftingForTrip({ id }: { id: string }) {
  const trip = useTrip(id)
  if (
    trip.status === 'loading' ||
    (trip.status === 'ready' && trip.data === null && trip.fromCache && navigator.onLine)
  )
    return <LoadingScreen label="Loading your trip" />
  return <Drafting trip={trip.status === 'ready' ? (trip.data ?? undefined) : undefined} />
}
