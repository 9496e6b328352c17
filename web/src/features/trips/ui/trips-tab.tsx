import type { Trip } from '@waymark/contract/trips/trip'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { DeleteQuestion } from '../../../shared/cards/delete-question.tsx'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import { NothingYet } from '../../../shared/cards/nothing-yet.tsx'
import { MissingDialog } from '../../../shared/cards/missing-dialog.tsx'
import type { Live } from '../../../shared/live/live.ts'
import { binTrip } from '../../../shared/trips/bin.ts'
import type { BinnedTrip } from '../../../shared/live/trips.ts'
import { useSession } from '../../../shared/session/session.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { useByClock } from '../../../shared/time/use-by-clock.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { timeline } from '../model/timeline.ts'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { TripCard } from './trip-card.tsx'
import { lazyModule, useLazyModule } from '../../../ui/lazy-module.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const tripDialog = lazyModule(() => import('./trip-dialog.tsx'))

interface TripsTabProps {
  trips: Live<Trip[]>
  /** Trips in the bin. */
  binned: readonly BinnedTrip[]
  /** The trip named in the URL. */
  openId: string | null
  /** The trip that was just planned. */
  newId: string | undefined
  pathOf: (tripId: string) => string
  pagePathOf: (tripId: string) => string
  /** Link to a trip's packing list, or for making one. */
  packingPathOf: (tripId: string) => string
  /** A trip's bookings; undefined if there are none. */
  bookingsOf: (trip: Trip) => ReactNode
  /** A trip's bookings and packing progress, in a line or two. */
  aroundOf: (trip: Trip) => ReactNode
  /** Shown beside the button that plans a trip. */
  beside: ReactNode
  onClose: () => void
}

export function TripsTab({
  trips,
  binned,
  openId,
  newId,
  pathOf,
  pagePathOf,
  packingPathOf,
  bookingsOf,
  aroundOf,
  beside,
  onClose,
}: TripsTabProps) {
  const { uid } = useSession()
  const [toDelete, setToDelete] = useState<Trip>()
  const [deletedId, setDeletedId] = useState<string>()
  const list = useRef<HTMLElement>(null)
  const known = trips.status === 'ready' ? trips.data : undefined
  const today = useByClock(localToday)
  const { coming, past } = timeline(known ?? [], today)
  const open = known?.find(({ id }) => id === openId)
  const dialog = useLazyModule(tripDialog, open !== undefined, onClose)
  const isMissing = openId !== null && open === undefined && trips.status === 'ready' && !trips.fromCache

  const isGone = known?.some(({ id }) => id === deletedId) === false

  // The focused button disappears with its card, so focus the list.
  useEffect(() => {
    if (deletedId !== undefined && isGone) list.current?.focus({ preventScroll: true })
  }, [deletedId, isGone])

  const mayDelete = (trip: Trip) => (trip.userId === uid ? () => setToDelete(trip) : undefined)

  function confirmDelete(): void {
    if (toDelete === undefined) return
    if (toDelete.id === openId) onClose()
    setDeletedId(toDelete.id)
    binTrip(toDelete.id)
    setToDelete(undefined)
  }

  const cardOf = (trip: Trip) => (
    <TripCard
      trip={trip}
      today={today}
      isNew={trip.id === newId}
      to={pathOf(trip.id)}
      pagePath={pagePathOf(trip.id)}
      onDelete={mayDelete(trip)}
      around={aroundOf(trip)}
    />
  )

  return (
    <section ref={list} tabIndex={-1} aria-label="AI trip plans">
      {/* As high as the row below, which would push the cards down. */}
      {trips.status === 'loading' && <Skeleton className="mb-3 h-11 w-32 sm:mb-5" />}
      {/* Without a trip, the list below offers it. */}
      {known !== undefined && known.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 sm:mb-5">
          <Link to={paths.plan} className={buttonClass('primary')}>
            <Plus aria-hidden="true" />
            Plan a trip
          </Link>
          {beside}
        </div>
      )}
      <LiveCards
        live={trips.status === 'ready' ? { ...trips, data: coming } : trips}
        shape="strip"
        loading="Loading your trips"
        empty={
          past.length === 0 ? (
            <NothingYet
              title="No trips yet"
              description="Tell us where you want to go, and watch your days being planned."
              scene="Mountain"
              to={paths.planTrip}
              action="Plan a Trip"
            />
          ) : (
            <p className="text-muted">No trip is coming up.</p>
          )
        }
        renderCard={cardOf}
      />
      {past.length > 0 && (
        <Collapsible title={`Past trips (${past.length})`} open={coming.length === 0}>
          <ul className="card-grid">
            {past.map((trip) => (
              <li key={trip.id} className="min-w-0">
                {cardOf(trip)}
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
      <RecentlyDeleted trips={binned} />
      {open !== undefined && dialog !== undefined && (
        <dialog.TripDialog
          key={open.id}
          trip={open}
          pagePath={pagePathOf(open.id)}
          packingPath={packingPathOf(open.id)}
          bookings={bookingsOf(open)}
          mayRename={open.roles[uid] === 'owner' || open.roles[uid] === 'editor'}
          onClose={onClose}
          onDelete={mayDelete(open)}
        />
      )}
      {isMissing && openId !== deletedId && (
        <MissingDialog
          title="Trip not found"
          description="This trip is not among yours. It may have been deleted."
          back="Back to your trips"
          onClose={onClose}
        />
      )}
      <DeleteQuestion
        heading="Delete trip"
        title={toDelete?.title}
        onClose={() => setToDelete(undefined)}
        onConfirm={confirmDelete}
      />
    </section>
  )
}
