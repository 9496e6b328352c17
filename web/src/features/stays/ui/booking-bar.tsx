import { countOf } from '@waymark/domain/wording'
import { formatCents, type Price } from '@waymark/domain/prices'
import { BOOKING_BAR } from '../../../shared/booking/booking-columns.ts'
import { guestWords } from '../../../shared/booking/guest-words.ts'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'
import { formatDay } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { childrenOf, type ChosenStay, guestsOf } from '../model/chosen-stay.ts'

const dayWords = (day: string | undefined): string => (day === undefined ? 'Add date' : formatDay(day))

interface BookingBarProps {
  nightCents: number
  currency: string | undefined
  chosen: ChosenStay
  /** Set once dates are chosen. */
  price: Price | undefined
  onBook: () => void
}

/** Sticky bar with the price per night, the total, and the booking button. */
export function BookingBar({ nightCents, currency, chosen, price, onBook }: BookingBarProps) {
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
      {/* Where there is room, what the dialog will ask for. */}
      <button
        type="button"
        className="grid grid-cols-2 overflow-hidden rounded-control border border-control bg-surface text-left text-[0.9375rem] transition-colors hover:border-accent max-lg:hidden"
        onClick={onBook}
      >
        {[
          ['Check-in', dayWords(chosen.checkIn)],
          ['Check-out', dayWords(chosen.checkOut)],
          ['Guests', guestWords(guestsOf(chosen), childrenOf(chosen))],
        ].map(([label, value]) => (
          <span
            key={label}
            className="border-line px-3 py-2 nth-2:border-l last:col-span-2 last:border-t last:border-line"
          >
            <span className="block text-sm font-semibold">{label}</span> {value}
          </span>
        ))}
      </button>
      <Button size="large" className="shrink-0" onClick={onBook}>
        Book Now
      </Button>
      <p className="text-sm text-muted max-lg:hidden">Nothing is paid here: you pay the property when you are there.</p>
    </section>
  )
}
