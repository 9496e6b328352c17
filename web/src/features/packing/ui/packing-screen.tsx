import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Drafting } from './drafting.tsx'
import { OpenedList } from './opened-list.tsx'
import { itemsOf, useLiveDoc, useSettled } from '../../../shared/live/live.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { LoadingScreen } from '../../../ui/spinner.tsx'
import { useHasUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import type { MadeList } from '../model/list-draft.ts'
import { EMPTY_PACKING, fieldsOfDraft, fieldsOfTrip, type PackingFields } from '../model/packing-fields.ts'
import { isPackedAtOnce } from '../../../config/paths.ts'
import { tripRef, useComingTrips } from '../../../shared/live/trips.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { useByClock } from '../../../shared/time/use-by-clock.ts'
import { useComingLists } from '../data/use-packing-lists.ts'
import { comingPacking } from '../model/coming-packing.ts'

type OnMade = (made: MadeList) => void

/** The form filled in from a trip; empty if the trip cannot be read. */
function DraftingForTrip({ id, onMade }: { id: string; onMade: OnMade }) {
  const { state } = useLocation()
  const trip = useLiveDoc(tripRef(id))
  const settled = useSettled(trip)
  // Offline the form is shown without the trip. When the network returns, it waits for the trip, unless it was used.
  const hasInput = useHasUnsavedInput()
  if (!settled && !hasInput) {
    return (
      <LiveLoading>
        <LoadingScreen label="Loading your trip" />
      </LiveLoading>
    )
  }
  const known = trip.status === 'ready' ? (trip.data ?? undefined) : undefined
  const startWith = known ? fieldsOfTrip(known) : EMPTY_PACKING
  return (
    <Drafting
      trip={known}
      startWith={startWith}
      atOnce={isPackedAtOnce(state) && known !== undefined}
      onMade={onMade}
    />
  )
}

/** The form below what is known to come. It appears once both are there, so that nothing moves while one types. */
function DraftingAnew({ startWith, onMade }: { startWith: PackingFields; onMade: OnMade }) {
  const today = useByClock(localToday)
  const trips = useComingTrips(today)
  const lists = useComingLists(today)
  const [isShown, setShown] = useState(false)
  const settled = [useSettled(trips), useSettled(lists)].every(Boolean)
  if (settled && !isShown) setShown(true)
  if (!isShown) {
    return (
      <LiveLoading>
        <LoadingScreen label="Loading your packing lists" />
      </LiveLoading>
    )
  }
  const coming = comingPacking(itemsOf(trips), itemsOf(lists), today)
  return <Drafting trip={undefined} coming={coming} startWith={startWith} onMade={onMade} />
}

/** Creates and shows packing lists. The URL names a saved list, or a trip to make one for. */
export function PackingScreen() {
  const [search] = useSearchParams()
  const [made, setMade] = useState<MadeList>()
  const listId = search.get('list')
  const tripId = search.get('trip')
  if (listId !== null) {
    const opened = made?.id === listId ? made : undefined
    return <OpenedList key={listId} id={listId} toAdd={search.get('add') ?? ''} made={opened} />
  }
  if (tripId !== null) return <DraftingForTrip key={tripId} id={tripId} onMade={setMade} />
  // Going back from a new list restores the form.
  return <DraftingAnew startWith={made ? fieldsOfDraft(made.draft) : EMPTY_PACKING} onMade={setMade} />
}
