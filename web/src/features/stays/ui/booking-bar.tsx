import { formatCents, type Price } from '@waymark/domain/prices'
import { BOOKING_BAR } from '../../../shared/booking/booking-columns.ts'
import { countOf } from '../../../shared/booking/count-words.ts'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'
import { Button } from '../../../ui/button.tsx'

interface BookingBarProps {
  nightCents: number
  currency: string | undefined
  /** Set once dates are chosen. */
  price: Price | undefined
  onBook: () => void
}

/** Sticky bar with the price per night, the total, and the booking button. */
export function BookingBar({ nightCents, currency, price, onBook }: BookingBarProps) {
  return (
    <section aria-label="Booking" className={BOOKING_BAR}>
      <div>
        <p>
          <strong className="font-display text-xl font-semibold">{formatCents(nightCents, currency)}</strong>
          <span className="text-muted"> / night</span>
          <AboutPrice cents={nightCents} currency={currency} />
        </p>
        {price !== undefined && (
          <p className="text-[0.9375rem]">
            {countOf(price.units, 'night')} <span aria-hidden="true">·</span>{' '}
            <strong className="font-semibold">{formatCents(price.totalCents, currency)} total</strong>
          </p>
        )}
      </div>
      <Button size="large" className="shrink-0" onClick={onBook}>
        Book Now
      </Button>
      <p className="text-sm text-muted max-lg:hidden">Nothing is paid here: you pay the property when you are there.</p>
    </section>
  )
}
