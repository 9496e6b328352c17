import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { useState } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { CharterCards, CharterPlaceholders, FILTERS_CLASS } from './charter-cards.tsx'
import { LazyBookingDialog } from './lazy-booking-dialog.ts'
import { prefetchFeaturedCharterTrips, useFeaturedCharterTrips } from '../data/use-charter-trips.ts'
import { chosenIn } from '../model/charter-choice.ts'

const LazyDetailsDialog = lazyDialog(async () => (await import('./details-dialog.tsx')).DetailsDialog)

const LazyCharterFilters = lazyPart(async () => (await import('./charter-filters.tsx')).CharterFilters, {
  Loading: () => <div className={FILTERS_CLASS} />,
  Missing: Nothing,
})

interface Opened {
  /** The trip at opening: the dialog stays open even if the trip disappears from the list. */
  readonly trip: ListedCharterTrip
  readonly what: 'details' | 'booking'
}

function FeaturedTrips() {
  const { data: trips, error, isFetching, refetch } = useFeaturedCharterTrips()
  const { address } = useNavigation()
  const [opened, setOpened] = useState<Opened>()
  if (trips === undefined) {
    if (error === null || isFetching) return <CharterPlaceholders />
    const description = messageFor(error, 'Please try again.')
    return <ErrorState title="Failed to load charter trips" description={description} onRetry={() => void refetch()} />
  }
  const trip = trips.find(({ id }) => id === opened?.trip.id) ?? opened?.trip
  const close = () => setOpened(undefined)
  return (
    <>
      {trips.length === 0 ? (
        <EmptyState
          title="No Charter Trips Available"
          description="Check back later for new group trips."
          illustration={<Scene name="Beach" className="h-36 w-full rounded-card" />}
        />
      ) : (
        <>
          {trips.length > 1 && <LazyCharterFilters trips={trips} />}
          <CharterCards
            trips={chosenIn(trips, address.search)}
            onDetails={(trip) => setOpened({ trip, what: 'details' })}
            onBook={(trip) => setOpened({ trip, what: 'booking' })}
          />
        </>
      )}
      {trip !== undefined && opened?.what === 'details' && (
        <LazyDetailsDialog trip={trip} onClose={close} onBook={() => setOpened({ trip, what: 'booking' })} />
      )}
      {trip !== undefined && opened?.what === 'booking' && <LazyBookingDialog trip={trip} onClose={close} />}
    </>
  )
}

export const prefetch = prefetchFeaturedCharterTrips

/** The featured charter trips, public. */
export function CharterScreen() {
  return (
    <>
      <PageHeader
        compact
        title="Charter Trips"
        description="Group trips on fixed days, with everything arranged. Choose one and keep your seats."
      />
      <FeaturedTrips />
    </>
  )
}
