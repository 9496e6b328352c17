import { useSearchParams } from 'react-router-dom'
import { Drafting } from './drafting.tsx'
import { OpenedList } from './opened-list.tsx'
import { useLiveDoc, useSettled } from '../../../shared/live/live.ts'
import { tripRef } from '../../../shared/live/refs.ts'
import { LoadingScreen } from '../../../ui/spinner.tsx'

/** The form filled in from a trip; empty where the trip is not to be had. */
function DraftingForTrip({ id }: { id: string }) {
  const trip = useLiveDoc(tripRef(id))
  const settled = useSettled(trip)
  if (!settled) return <LoadingScreen label="Loading your trip" />
  return <Drafting trip={trip.status === 'ready' ? (trip.data ?? undefined) : undefined} />
}

/** Where packing lists are made and worked on. The address names a saved list, or a trip to make one for. */
export function PackingScreen() {
  const [search] = useSearchParams()
  const listId = search.get('list')
  const tripId = search.get('trip')
  if (listId !== null) return <OpenedList key={listId} id={listId} toAdd={search.get('add') ?? ''} />
  if (tripId !== null) return <DraftingForTrip key={tripId} id={tripId} />
  return <Drafting trip={undefined} />
}
