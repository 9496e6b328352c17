import { formatCents, pricePerPerson } from '@waymark/domain/prices'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'

/** The typed number of people; 1 if invalid. */
export function participantsIn(typed: string | number): number {
  const number = typeof typed === 'number' ? typed : Number.parseInt(typed, 10)
  return Number.isInteger(number) && number >= 1 ? number : 1
}

/** The total, updated while typing. */
export function BookingPrice({ priceCents, participants }: { priceCents: number; participants: number }) {
  const { totalCents } = pricePerPerson(priceCents, participants)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-control bg-sunken px-4 py-3.5">
      <dt className="text-muted">
        {formatCents(priceCents)} × {participants} {participants === 1 ? 'participant' : 'participants'}
      </dt>
      <dd className="text-right tabular-nums">{formatCents(totalCents)}</dd>
      <dt className="font-semibold">Total</dt>
      <dd aria-live="polite" className="text-right text-lg font-semibold tabular-nums">
        {formatCents(totalCents)}
        <AboutPrice cents={totalCents} />
      </dd>
    </dl>
  )
}
