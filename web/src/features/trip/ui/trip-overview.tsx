import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'
import { highlightsLeft } from '@waymark/domain/day-words'
import { planOf } from '@waymark/domain/itinerary'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { AnsweredBy } from '../../../shared/messages/answered-by.tsx'
import { formatDayRange, localToday } from '../../../shared/time/dates.ts'
import { TripFacts } from '../../../shared/trips/trip-texts.tsx'
import { nightsWithoutStay } from '../model/booked-nights.ts'
import { staysForTripPath } from '../model/stays-for-trip.ts'
import type { AroundTrip } from './around-trip.ts'
import { BookingOnTrip } from './booked.tsx'
import { FirstPoints } from './first-points.tsx'

function Part({ title, isPrinted = true, children }: { title: string; isPrinted?: boolean; children: ReactNode }) {
  return (
    <div className={isPrinted ? 'min-w-0' : 'min-w-0 print:hidden'}>
      <h3 className="mb-2.5 text-base">{title}</h3>
      {children}
    </div>
  )
}

interface TripOverviewProps {
  id: string
  trip: Trip
  around: AroundTrip
  /** Adds a stop for a booking; undefined for viewers. */
  onAddBooking: ((booking: Booking) => void) | undefined
}

/** The trip's summary, with bookings, packing and documents. */
export function TripOverview({ id, trip, around, onAddBooking }: TripOverviewProps) {
  const highlights = highlightsLeft(trip.itinerary.overview.highlights, planOf(trip).stops)
  const [isAhead] = useState(() => trip.startDate >= localToday(new Date()) && trip.endDate > trip.startDate)
  const nights = isAhead ? nightsWithoutStay(around.fittingBookings, trip) : undefined
  const areAll = nights?.startDate === trip.startDate && nights.endDate === trip.endDate
  const bookings = around.bookings((booking) => <BookingOnTrip trip={trip} booking={booking} onAdd={onAddBooking} />)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 border-t border-line pt-6 pb-8">
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
        Overview
      </h2>
      <TripFacts trip={trip} className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3" factClass="min-w-0" />
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {highlights.length > 0 && (
          <Part title="Highlights">
            <FirstPoints points={highlights} what="highlights" />
          </Part>
        )}
        <Part title="Packing" isPrinted={false}>
          {around.packing}
        </Part>
        {(bookings !== undefined || nights !== undefined) && (
          <Part title="Bookings" isPrinted={bookings !== undefined}>
            {bookings}
            {nights !== undefined && (
              <Link
                to={staysForTripPath({ ...trip, ...nights })}
                className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4 print:hidden"
              >
                {areAll
                  ? 'Find a place to stay on these days'
                  : `Find a place to stay for ${formatDayRange(nights.startDate, nights.endDate)}`}
              </Link>
            )}
          </Part>
        )}
        {around.documents}
      </div>
      <div className="mt-6">
        <AnsweredBy trip={trip} />
      </div>
    </section>
  )
}
