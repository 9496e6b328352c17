import type { ReactNode } from 'react'
import { AboutPrice, RatesNote } from '../cards/about-price.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatCents } from '@waymark/domain/prices'
import { costsAreFor, tripTotal } from '@waymark/domain/trip-total'
import type { TripCosts as Costs } from '@waymark/contract/trips/itinerary'

const PARTS = [
  ['Accommodation', 'accommodationCents'],
  ['Meals', 'mealsCents'],
  ['Activities', 'activitiesCents'],
  ['Local transport', 'transportCents'],
] as const satisfies readonly (readonly [string, keyof Costs])[]

const SUM = 'border-t border-line pt-2 font-semibold'

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
      <dt className={classNames('min-w-0 [overflow-wrap:anywhere]', className === undefined && 'text-muted')}>
        {label}
      </dt>
      <dd className="tabular-nums">
        {formatCents(cents)}
        {children}
      </dd>
    </div>
  )
}

/** Whom the estimate is for, what it covers, and how it stands to the budget. */
export function PlanEstimate({ costs, budget }: TripCostsProps) {
  const { covers, againstBudget } = tripTotal(costs, budget)
  return (
    <p className="mt-2.5 text-sm text-muted">
      What is planned is an estimate for {costsAreFor(costs)}. {covers} {againstBudget}
    </p>
  )
}

interface TripCostsProps {
  costs: Costs
  budget: string
}

/** Costs of the trip at the destination, the approximate way there, and both against the budget. */
export function TripCosts({ costs, budget }: TripCostsProps) {
  const { atDestinationCents, wayCents, altogetherCents } = tripTotal(costs, budget)
  return (
    <>
      <dl className="max-w-sm space-y-1.5">
        {PARTS.map(([label, part]) => (
          <Line key={part} label={label} cents={costs[part]} />
        ))}
        {wayCents === undefined ? (
          <Line label="Total at the destination" cents={atDestinationCents} className={SUM}>
            <AboutPrice cents={atDestinationCents} />
          </Line>
        ) : (
          <>
            <Line label="At the destination" cents={atDestinationCents} className="border-t border-line pt-2" />
            <Line label="The way there and back, roughly" cents={wayCents} />
            <Line label="Total with the way" cents={altogetherCents} className={SUM}>
              <AboutPrice cents={altogetherCents} />
            </Line>
          </>
        )}
      </dl>
      <PlanEstimate costs={costs} budget={budget} />
      <RatesNote />
    </>
  )
}
