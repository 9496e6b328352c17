import { formatCents } from '@waymark/domain/prices'
import type { TripCosts as Costs } from '@waymark/contract/trips/itinerary'

const PARTS = [
  ['Accommodation', 'accommodationCents'],
  ['Meals', 'mealsCents'],
  ['Activities', 'activitiesCents'],
  ['Local transport', 'transportCents'],
] as const satisfies readonly (readonly [string, keyof Costs])[]

/** What the trip costs one traveller on the ground. */
export function TripCosts({ costs }: { costs: Costs }) {
  return (
    <>
      <dl className="max-w-sm space-y-1.5">
        {PARTS.map(([label, part]) => (
          <div key={part} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{formatCents(costs[part])}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>Total</dt>
          <dd className="tabular-nums">{formatCents(costs.totalCents)}</dd>
        </div>
      </dl>
      <p className="mt-2.5 text-sm text-muted">
        An estimate for one traveller at the destination, without the way there.
        {costs.overBudget && ' It is above the chosen budget.'}
      </p>
    </>
  )
}
