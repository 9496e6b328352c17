import { formatCents, type Price } from '@waymark/domain/prices'

interface PriceSummaryProps {
  nightCents: number
  price: Price | undefined
}

export function PriceSummary({ nightCents, price }: PriceSummaryProps) {
  const rows = [
    ['Price per night', formatCents(nightCents)],
    ['Nights', price === undefined ? 'Choose dates' : String(price.units)],
  ]
  return (
    <dl aria-label="Price" aria-live="polite" className="rounded-card bg-sunken px-4 py-3">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-1 text-[0.9375rem]">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <dt>Total</dt>
        <dd>{price === undefined ? '–' : formatCents(price.totalCents)}</dd>
      </div>
    </dl>
  )
}
