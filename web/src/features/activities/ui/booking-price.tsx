import { formatCents, pricePerPerson } from '@waymark/domain/prices'
import { countOf } from '@waymark/domain/wording'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'

/** The typed number of people; 1 if invalid. */
export function participantsIn(typed: string | number): number {
  const number = typeof typed === 'number' ? typed : Number.parseInt(typed, 10)
  return Number.isInteger(number) && number >= 1 ? number : 1
}

/** The total, beside the button that confirms it; updated while typing. The price of one stands at the top. */
export function BookingPrice({ priceCents, participants }: { priceCents: number; participants: number }) {
  const { totalCents } = pricePerPerson(priceCents, participants)
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">Total</span>
        <output className="font-display text-lg font-semibold">
          {formatCents(totalCents)}
          <AboutPrice cents={totalCents} />
        </output>
      </p>
      <p className="text-sm text-muted max-sm:text-right">for {countOf(participants, 'participant')}</p>
    </div>
  )
}
