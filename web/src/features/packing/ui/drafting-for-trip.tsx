import { useLiveDoc, useSettled } from '../../../shared/live/live.ts'
import { tripRef } from '../../../shared/live/refs.ts'
import { LoadingScreen } from '../../../ui/spinner.tsx'
import { Drafting } from './drafting.tsx'

/** The form filled in from a trip; empty where the trip is not to be had. */
export function DraftingForTrip({ id }: { id: string }) {
  const trip = useLiveDoc(tripRef(id))
  const settled = useSettled(trip)
  if (!settled) return <LoadingScreen label="Loading your trip" />
  return <Drafting trip={trip.status === 'ready' ? (trip.data ?? undefined) : undefined} />
}
