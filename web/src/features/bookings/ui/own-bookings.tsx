import type { Booking } from '@waymark/contract/bookings/booking'
import { earliestToday } from '@waymark/contract/calendar'
import { reviewableOn } from '@waymark/domain/reviewable'
import { useState } from 'react'
import { BOOKINGS_ID, paths } from '../../../config/paths.ts'
import { RatesNote } from '../../../shared/cards/about-price.tsx'
import { localToday } from '../../../shared/time/dates.ts'
import { LiveCards } from '../../../shared/cards/live-cards.tsx'
import { NothingYet } from '../../../shared/cards/nothing-yet.tsx'
import { itemsOf, type Live } from '../../../shared/live/live.ts'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx'
import { BookingCard } from './booking-card.tsx'
import { CancelQuestion } from './cancel-question.tsx'
import { cancelBooking, useOwnReviews } from '../data/own-bookings.ts'
import { canCancel } from '../model/booking-words.ts'

// Lazy, because it reads a stay. Without a network, nothing can be cancelled.
const LazyCancelTerms = lazyPart(async () => (await import('./cancel-terms.tsx')).CancelTerms, {
  Loading: Nothing,
  Missing: Nothing,
})

const LazyReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog)

/** The user's bookings. */
export function OwnBookings({ bookings }: { bookings: Live<Booking[]> }) {
  const [today] = useState(() => localToday(new Date()))
  /** Bookings that ended before this day are over everywhere on earth. */
  const [over] = useState(() => earliestToday(new Date()))
  const [toCancel, setToCancel] = useState<Booking>()
  const [reviewed, setReviewed] = useState<Booking>()
  const reviews = useOwnReviews()

  function reviewOf(booking: Booking) {
    const from = reviewableOn(booking)
    if (reviews === undefined || from === undefined || from > over) return undefined
    return { isWritten: reviews.some(({ id }) => id === booking.id), onOpen: () => setReviewed(booking) }
  }

  const all = itemsOf(bookings)
  const held = all.filter(({ status }) => status !== 'cancelled')
  const cancelled = all.filter(({ status }) => status === 'cancelled')
  return (
    <section id={BOOKINGS_ID} aria-labelledby={`${BOOKINGS_ID}-title`} className="mt-12 border-t border-line pt-8">
      <h2 id={`${BOOKINGS_ID}-title`} className="mb-5 text-2xl">
        Your Bookings
      </h2>
      <LiveCards
        live={bookings.status === 'ready' ? { ...bookings, data: held } : bookings}
        loading="Loading your bookings"
        empty={
          cancelled.length === 0 ? (
            <NothingYet
              title="No bookings yet"
              description="Stays, activities and charter trips that you book are listed here, also without a network."
              scene="City"
              to={paths.accommodations}
              action="Find a place to stay"
              variant="secondary"
            />
          ) : (
            <p className="text-muted">Nothing is booked.</p>
          )
        }
        renderCard={(booking) => (
          <BookingCard
            booking={booking}
            onCancel={canCancel(booking, today) ? () => setToCancel(booking) : undefined}
            review={reviewOf(booking)}
          />
        )}
      />
      <RatesNote currencies={held.map(({ currency }) => currency)} />
      {cancelled.length > 0 && (
        <Collapsible title={`Cancelled bookings (${cancelled.length})`}>
          <ul className="card-grid">
            {cancelled.map((booking) => (
              <li key={booking.id} className="min-w-0">
                <BookingCard booking={booking} onCancel={undefined} />
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
      {reviewed !== undefined && (
        <LazyReviewDialog
          booking={reviewed}
          review={reviews?.find(({ id }) => id === reviewed.id)}
          onClose={() => setReviewed(undefined)}
        />
      )}
      <CancelQuestion
        booking={toCancel}
        cancel={cancelBooking}
        onClose={() => setToCancel(undefined)}
        terms={toCancel && <LazyCancelTerms key={toCancel.id} booking={toCancel} />}
      />
    </section>
  )
}
