import type { ReactNode } from 'react'
import { AboutPrice, RatesNote } from '../cards/about-price.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatCents } from '@waymark/domain/prices'
import type { TripCosts as Costs } from '@waymark/contract/trips/itinerary'

const PARTS = [
  ['Accommodation', 'accommodationCents'],
  ['Meals', 'mealsCents'],
  ['Activities', 'activitiesCents'],
  ['Local transport', 'transportCents'],
] as const satisfies readonly (readonly [string, keyof Costs])[]

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** 'one traveller', '2 adults and 2 children'. */
function forWhom({ travellers }: Costs): string {
  if (travellers === undefined) return 'one traveller'
  const { adults, childAges } = travellers
  const grown = counted(adults, 'adult', 'adults')
  if (childAges.length === 0) return adults === 1 ? 'one traveller' : grown
  return `${grown} and ${counted(childAges.length, 'child', 'children')}`
}

interface LineProps {
  label: string
  cents: number
  className?: string
  /** What stands beside the amount. */
  children?: ReactNode
}

function Line({ label, cents, className, children }: LineProps) {
  return (
    <div className={classNames('flex justify-between gap-4', className)}>
      <dt className={className === undefined ? 'text-muted' : undefined}>{label}</dt>
      <dd className="tabular-nums">
        {formatCents(cents)}
        {children}
      </dd>
    </div>
  )
}

/** Costs of the trip on the ground, and approximate travel to the destination. */
export function TripCosts({ costs }: { costs: Costs }) {
  const { wayCents = 0 } = costs
  return (
    <>
      <dl className="max-w-sm space-y-1.5">
        {PARTS.map(([label, part]) => (
          <Line key={part} label={label} cents={costs[part]} />
        ))}
        <Line label="Total" cents={costs.totalCents} className="border-t border-line pt-2 font-semibold">
          <AboutPrice cents={costs.totalCents} />
        </Line>
        {wayCents > 0 && <Line label="The way there and back, roughly" cents={wayCents} />}
      </dl>
      <p className="mt-2.5 text-sm text-muted">
        An estimate for {forWhom(costs)} at the destination, without the way there.
        {costs.overBudget && ' It is above the chosen budget.'}
      </p>
      <RatesNote />
    </>
  )
}
