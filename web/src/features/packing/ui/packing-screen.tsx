import { useSearchParams } from 'react-router-dom'
import { Drafting } from './drafting.tsx'
import { DraftingForTrip } from './drafting-for-trip.tsx'
import { OpenedList } from './opened-list.tsx'

/** Where packing lists are made and worked on. The address names a saved list, or a trip to make one for. */
export function PackingScreen() {
  const [search] = useSearchParams()
  const listId = search.get('list')
  const tripId = search.get('trip')
  if (listId !== null) return <OpenedList key={listId} id={listId} />
  if (tripId !== null) return <DraftingForTrip key={tripId} id={tripId} />
  return <Drafting trip={undefined} />
}
