import type { Trip } from '@waymark/contract/trips/trip'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import {
  BOOKINGS_ID,
  justPlanned,
  packForTripPath,
  packingListPath,
  tripDialogPath,
  tripPath,
  wasOpenedHere,
} from '../../config/paths.ts'
import { useBookings } from '../../shared/live/bookings.ts'
import { bookingsInTrip } from '../../features/bookings/model/bookings-in-trip.ts'
import { BookedLines } from '../../features/bookings/ui/booked-lines.tsx'
import { OwnBookings } from '../../features/bookings/ui/own-bookings.tsx'
import { TripBookings } from '../../features/bookings/ui/trip-bookings.tsx'
import { DashboardTabs } from '../../features/dashboard/ui/dashboard-tabs.tsx'
import { tabIn, tabPath, type DashboardTab } from '../../features/dashboard/model/dashboard-tab.ts'
import { usePackingLists } from '../../features/packing/data/use-packing-lists.ts'
import { useSharedLists } from '../../features/packing/data/share-lists.ts'
import { listOfTrip } from '../../features/packing/model/list-of-trip.ts'
import { PackedLine } from '../../features/packing/ui/packed-line.tsx'
import { PackingListsTab } from '../../features/packing/ui/packing-lists-tab.tsx'
import { useDiscoveredPlaces } from '../../features/scan/data/discovered-places.ts'
import { DiscoveredPlacesTab } from '../../features/scan/ui/discovered-places-tab.tsx'
import { useBinnedTrips, useTrips } from '../../shared/live/trips.ts'
import { TripsTab } from '../../features/trips/ui/trips-tab.tsx'
import { ExpiryNotice } from '../../features/vault/ui/expiry-notice.tsx'
import { itemsOf, useSettled, type Live } from '../../shared/live/live.ts'
import { useOnceRead } from '../../shared/live/use-once-read.ts'
import { useUnanswered } from '../../shared/live/use-unanswered.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const LazyOwnFavourites = lazyPart(
  async () => (await import('../../features/favourites/ui/own-favourites.tsx')).OwnFavourites,
)

/** Undefined while it is unknown: a cache without anything says nothing about the account. */
function useCount(live: Live<unknown[]>): number | undefined {
  const settled = useSettled(live)
  return settled && live.status === 'ready' ? live.data.length : undefined
}

/** To the bookings, which are far below where there are many trips. */
const BookingsLink = ({ count }: { count: number }) => (
  <a
    href={`#${BOOKINGS_ID}`}
    className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink underline underline-offset-4"
  >
    Bookings ({count})
  </a>
)

/**
 * My Travel Dashboard: everything the traveller has saved. The address holds the open tab and the open trip, list or
 * place.
 */
export function DashboardPage() {
  const navigate = useNavigate()
  const { state, hash } = useLocation()
  const [search] = useSearchParams()
  const plans = useTrips()
  const binned = useBinnedTrips()
  const lists = usePackingLists()
  const places = useDiscoveredPlaces()
  const bookings = useBookings()
  const listCount = useCount(lists)
  const placeCount = useCount(places)
  const trips = useOnceRead(plans, [lists, bookings])
  const tripCount = useCount(trips)
  const tab = tabIn(search)
  const bookedCount = itemsOf(bookings).filter(({ status }) => status !== 'cancelled').length
  useSharedLists(itemsOf(trips), itemsOf(lists))
  const aboveBookings: Record<DashboardTab, Live<unknown[]>> = { packing: lists, places, trips }
  const isPlaced = useSettled(aboveBookings[tab])
  const isLate = useUnanswered(!isPlaced)

  // The cards above, which come late, push the bookings down after the router has scrolled to them.
  useEffect(() => {
    const part = isPlaced && hash === `#${BOOKINGS_ID}` ? document.getElementById(BOOKINGS_ID) : null
    if (part !== null && part.getBoundingClientRect().top > innerHeight / 2) part.scrollIntoView()
  }, [isPlaced, hash])

  /** Goes back to the tab when a card opened the dialog, so that the back button does not open it again. */
  const closeIn = (tab: DashboardTab) => () =>
    void (wasOpenedHere(state) ? navigate(-1) : navigate(tabPath(tab), { replace: true }))

  function packingPathOf(tripId: string): string {
    const list = itemsOf(lists).find((each) => each.tripId === tripId)
    return list === undefined ? packForTripPath(tripId) : packingListPath(list.id)
  }

  function bookingsOf(trip: Trip) {
    const booked = bookingsInTrip(itemsOf(bookings), trip)
    return booked.length === 0 ? undefined : <TripBookings bookings={booked} />
  }

  function aroundOf(trip: Trip) {
    const booked = bookingsInTrip(itemsOf(bookings), trip)
    const list = listOfTrip(itemsOf(lists), trip)
    return (
      <>
        {booked.length > 0 && <BookedLines bookings={booked} />}
        {list !== undefined && <PackedLine list={list} />}
      </>
    )
  }

  return (
    <>
      <PageHeader
        compact
        title="My Travel Dashboard"
        description="Your trips, packing lists, discovered places and bookings."
      />
      <ExpiryNotice trips={itemsOf(trips)} />
      <DashboardTabs
        tab={tab}
        onTab={(next) => void navigate(tabPath(next), { replace: true })}
        packingCount={listCount}
        packing={
          <PackingListsTab
            lists={lists}
            trips={itemsOf(trips)}
            openId={search.get('list')}
            onClose={closeIn('packing')}
          />
        }
        placeCount={placeCount}
        places={<DiscoveredPlacesTab places={places} openId={search.get('place')} onClose={closeIn('places')} />}
        tripCount={tripCount}
        trips={
          <TripsTab
            trips={trips}
            binned={binned}
            openId={search.get('trip')}
            newId={justPlanned(state)}
            pathOf={tripDialogPath}
            pagePathOf={tripPath}
            packingPathOf={packingPathOf}
            bookingsOf={bookingsOf}
            aroundOf={aroundOf}
            beside={bookedCount > 0 && <BookingsLink count={bookedCount} />}
            onClose={closeIn('trips')}
          />
        }
      />
      {/* Their place depends on what is above them. */}
      <div className={isPlaced || isLate ? undefined : 'invisible'}>
        <OwnBookings bookings={bookings} />

        <LazyOwnFavourites />
      </div>
    </>
  )
}
