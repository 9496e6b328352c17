import type { Booking } from '@waymark/contract/bookings'
import { useState } from 'react'
import { BOOKINGS_ID } from '../../config/paths.ts'
import { localToday } from '../../domain/dates.ts'
import { LiveCards } from '../../domain/live-cards.tsx'
import type { Live } from '../../platform/live.ts'
import { BookingCard } from './components/booking-card.tsx'
import { CancelQuestion } from './components/cancel-question.tsx'
import { NoBookings } from './components/no-bookings.tsx'
import { cancelBooking } from './data/cancel-booking.ts'
import { canCancel } from './logic/booking-words.ts'

/** The bookings of the traveller, wherever they were made. */
export function OwnBookings({ bookings }: { bookings: Live<Booking[]> }) {
  const [today] = useState(() => localToday(new Date()))
  const [doomed, setDoomed] = useState<Booking>()
  return (
    <section id={BOOKINGS_ID} aria-labelledby={`${BOOKINGS_ID}-title`} className="mt-12 border-t border-line pt-8">
      <h2 id={`${BOOKINGS_ID}-title`} className="mb-5 text-2xl">
        Your Bookings
      </h2>
      <LiveCards
        live={bookings}
        loading="Loading your bookings"
        empty={<NoBookings />}
        renderCard={(booking) => (
          <BookingCard booking={booking} onCancel={canCancel(booking, today) ? () => setDoomed(booking) : undefined} />
        )}
      />
      <CancelQuestion booking={doomed} cancel={cancelBooking} onClose={() => setDoomed(undefined)} />
    </section>
  )
}
