import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { BOOKING_BAR } from '../../../shared/booking/booking-columns.ts'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { bookingOffer, seatsText } from '../model/charter-words.ts'

/** Shown for trips without a duration. */
const USUAL_DURATION = '4 Days'

interface BookingBarProps {
  trip: ListedCharterTrip
  onBook: () => void
}

/** The price, always visible. */
export function BookingBar({ trip, onBook }: BookingBarProps) {
  const offer = bookingOffer(trip)
  const priceCents = parseMoneyText(trip.price)
  return (
    <section aria-label="Price and booking" className={BOOKING_BAR}>
      <div className="min-w-0">
        <p>
          <strong className="font-display text-2xl font-semibold">{formatCents(priceCents)}</strong>
          <span className="text-muted"> per person</span>
          <AboutPrice cents={priceCents} />
        </p>
        <p className="line-clamp-3 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          <span dir="auto">{trip.duration || USUAL_DURATION}</span> · <output>{seatsText(trip)}</output>
        </p>
        <p className="mt-1 text-[0.9375rem] text-muted max-lg:hidden">{formatDayRange(trip.startDate, trip.endDate)}</p>
      </div>
      <Button size="large" className="shrink-0 max-sm:px-4.5" disabled={!offer.isOpen} onClick={onBook}>
        {offer.label}
      </Button>
    </section>
  )
}
