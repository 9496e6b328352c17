import { formatCents, type Price } from '@waymark/domain/prices'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'

interface PriceSummaryProps {
  nightCents: number
  currency: string | undefined
  price: Price | undefined
  /** The booking's current total, when changing it. */
  bookedCents: number | undefined
  bookedCurrency: string | undefined
}

export function PriceSummary({ nightCents, currency, price, bookedCents, bookedCurrency }: PriceSummaryProps) {
  const rows = [
    ['Price per night', formatCents(nightCents, currency)],
    ['Nights', price === undefined ? 'Choose dates' : String(price.units)],
    ...(bookedCents === undefined ? [] : [['Booked for', formatCents(bookedCents, bookedCurrency)]]),
  ]
  return (
    <dl aria-label="Price" aria-live="polite" aria-atomic="true" className="rounded-card bg-sunken px-4 py-3">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-1 text-[0.9375rem]">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <dt>Total</dt>
        <dd>
          {price === undefined ? (
            '–'
          ) : (
            <>
              {formatCents(price.totalCents, currency)}
              <AboutPrice cents={price.totalCents} currency={currency} />
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
