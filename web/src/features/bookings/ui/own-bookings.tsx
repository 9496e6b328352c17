import type { Booking } from '@waymark/contract/bookings/booking'
import { useState } from 'react'
import { BOOKINGS_ID } from '../../../config/paths.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import type { Live } from '../../../shared/live/live.ts'
import { BookingCard } from './booking-card.tsx'
import { CancelQuestion } from './cancel-question.tsx'
import { NoBookings } from './no-bookings.tsx'
import { cancelBooking } from '../data/own-bookings.ts'
import { canCancel } from '../model/booking-words.ts'

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
