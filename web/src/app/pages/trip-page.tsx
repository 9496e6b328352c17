import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'
import { type ReactNode, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { useBookings } from '../../shared/live/bookings.ts'
import { bookingsInTrip, bookingsOn, bookingsThatFit } from '../../features/bookings/model/bookings-in-trip.ts'
import { TripBookings } from '../../features/bookings/ui/trip-bookings.tsx'
import { usePackingLists } from '../../features/packing/data/use-packing-lists.ts'
import { useSharedLists } from '../../features/packing/data/share-lists.ts'
import { listOfTrip } from '../../features/packing/model/list-of-trip.ts'
import { TripPacking } from '../../features/packing/ui/trip-packing.tsx'
import { TripSharing } from '../../features/sharing/ui/trip-sharing.tsx'
import { useTrip } from '../../features/trip/data/stored-trip.ts'
import { dayId, EXPENSES } from '../../features/trip/ui/page-parts.ts'
import { TripScreen } from '../../features/trip/ui/trip-screen.tsx'
import { useDocuments } from '../../features/vault/data/use-documents.ts'
import { TripDocuments } from '../../features/vault/ui/trip-documents.tsx'
import { itemsOf } from '../../shared/live/live.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

// Loaded lazily, because it is far down the page.
const TripExpenses = lazyPart(async () => (await import('../../features/expenses/ui/trip-expenses.tsx')).TripExpenses)

// Loaded lazily, because only the today view shows it.
const TripTickets = lazyPart(async () => (await import('../../features/vault/ui/trip-tickets.tsx')).TripTickets)

const listOf = (bookings: readonly Booking[], actionOf?: (booking: Booking) => ReactNode) =>
  bookings.length === 0 ? undefined : <TripBookings bookings={bookings} actionOf={actionOf} />

/** One trip with everything that belongs to it. */
export function TripPage() {
  const { id = '' } = useParams()
  const trip = useTrip(id)
  const bookings = useBookings()
  const lists = usePackingLists()
  const documents = useDocuments()
  // Memoised: the stops that show a booking are rendered again when this changes.
  const own = useMemo(() => itemsOf(bookings).filter(({ status }) => status !== 'cancelled'), [bookings])
  useSharedLists(trip.status === 'ready' && trip.data !== null ? [trip.data] : [], itemsOf(lists))

  function aroundOf(trip: Trip) {
    const booked = bookingsInTrip(own, trip)
    return {
      sharing: <TripSharing trip={trip} sectionOf={dayId} />,
      expenses: (
        // There from the start, so that the page's navigation finds the section before its code is loaded.
        <div id={EXPENSES} className="scroll-mt-16">
          <TripExpenses trip={trip} bookings={booked} />
        </div>
      ),
      bookings: (actionOf: (booking: Booking) => ReactNode) => listOf(booked, actionOf),
      packing: lists.status === 'ready' && <TripPacking trip={trip} list={listOfTrip(lists.data, trip)} />,
      documents: documents.status === 'ready' && <TripDocuments trip={trip} documents={documents.data} />,
      tickets: documents.status === 'ready' && <TripTickets trip={trip} documents={documents.data} />,
      bookingsOn: (date: string) => listOf(bookingsOn(booked, date)),
      ownBookings: own,
      fittingBookings: bookingsThatFit(own, trip),
    }
  }

  return <TripScreen key={id} live={trip} aroundOf={aroundOf} />
}
