import { formatCents, type Price } from '@waymark/domain/prices'
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
    <section
      aria-label="Booking"
      className="sticky short:static bottom-edge z-20 mt-10 flex items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-4 shadow-lifted"
    >
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
    </section>
  )
}
