import { countOf } from '@waymark/domain/wording'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { Plus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadingRegion } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { CharterFormDialog } from './manage/charter-form-dialog.tsx'
import { ManageFilters } from './manage/manage-filters.tsx'
import { ManagedTrip } from './manage/managed-trip.tsx'
import { removeCharterTrip } from '../data/manage-charter-trips.ts'
import { useAllCharterTrips } from '../data/use-all-charter-trips.ts'
import { ALL_TRIPS, managedTrips } from '../model/managed-trips.ts'

const FAILED = 'Failed to delete charter trip'

interface TripListProps {
  onEdit: (trip: ListedCharterTrip) => void
  onBookings: (trip: ListedCharterTrip) => void
}

function TripList({ onEdit, onBookings }: TripListProps) {
  const { data: trips, error, isFetching, refetch } = useAllCharterTrips()
  const [deletingId, setDeletingId] = useState<string>()
  const [choice, setChoice] = useState(ALL_TRIPS)
  const list = useRef<HTMLUListElement>(null)
  const [today] = useState(() => localToday(new Date()))

  async function remove({ id, title }: ListedCharterTrip): Promise<void> {
    // oxlint-disable-next-line no-alert -- the browser itself is to ask
    if (!confirm(`Are you sure you want to delete "${title}" ? This action cannot be undone.`)) return
    setDeletingId(id)
    try {
      await removeCharterTrip(id)
      notify.success('Charter trip deleted successfully')
      // The focused button disappears with its entry.
      list.current?.focus({ preventScroll: true })
    } catch (error) {
      const message = messageFor(error, FAILED)
      notify.error(FAILED, message === FAILED ? undefined : message)
    }
    setDeletingId(undefined)
  }

  if (trips === undefined) {
    if (error !== null && !isFetching) {
      const description = messageFor(error, 'Please try again.')
      return (
        <ErrorState title="Failed to load charter trips" description={description} onRetry={() => void refetch()} />
      )
    }
    return (
      <LoadingRegion label="Loading charter trips">
        <div className="space-y-3.5">
          <CardSkeleton className="h-32" />
          <CardSkeleton className="h-32" />
        </div>
      </LoadingRegion>
    )
  }
  if (trips.length === 0) {
    return (
      <EmptyState
        title="No charter trips yet"
        description="Add the first one; it is on offer as soon as it is saved."
        illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
      />
    )
  }
  const found = managedTrips(trips, { ...choice, today })
  return (
    <>
      <ManageFilters choice={choice} onChoose={setChoice} />
      <output className="mb-3 block text-muted">
        {found.length < trips.length && `${found.length} of `}
        {countOf(trips.length, 'trip')}
      </output>
      <ul ref={list} tabIndex={-1} className="space-y-2.5">
        {found.map((trip) => (
          <li key={trip.id}>
            <ManagedTrip
              trip={trip}
              today={today}
              deleting={deletingId === trip.id}
              onEdit={() => onEdit(trip)}
              onBookings={() => onBookings(trip)}
              onDelete={() => void remove(trip)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface ManageChartersScreenProps {
  /** Renders a trip's bookings. */
  renderBookings: (trip: ListedCharterTrip, onClose: () => void) => ReactNode
}

/** All charter trips, for administrators to add, edit and delete. */
export function ManageChartersScreen({ renderBookings }: ManageChartersScreenProps) {
  const [booked, setBooked] = useState<ListedCharterTrip>()
  const [edited, setEdited] = useState<{ readonly trip: ListedCharterTrip | undefined }>()
  return (
    <>
      <PageHeader
        compact
        title="Manage Charter Trips"
        actions={
          <Button onClick={() => setEdited({ trip: undefined })}>
            <Plus aria-hidden="true" />
            Add Charter Trip
          </Button>
        }
      />
      <TripList onEdit={(trip) => setEdited({ trip })} onBookings={setBooked} />
      {edited !== undefined && <CharterFormDialog trip={edited.trip} onClose={() => setEdited(undefined)} />}
      {booked !== undefined && renderBookings(booked, () => setBooked(undefined))}
    </>
  )
}
