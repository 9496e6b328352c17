import type { TripCosts } from '@waymark/contract/trips/itinerary'
import type { Budget } from '@waymark/contract/trips/trip'
import { formatWhole } from './prices.ts'
import { countOf } from './wording.ts'

/** Upper end of each budget, for all travellers together at the destination. */
export const BAND_TOP_CENTS: Readonly<Record<Budget, number>> = {
  '$500 - $1,000': 100_000,
  '$1,000 - $2,500': 250_000,
  '$2,500 - $5,000': 500_000,
  '$5,000+': Infinity,
}

/** What a plan's costs add up to. Screens and the assistant take it from here, so that all of them say the same. */
export interface TripTotal {
  /** Accommodation, meals, activities and local transport. */
  readonly atDestinationCents: number
  /** The way there and back, roughly; undefined where it is unknown or there is none. */
  readonly wayCents: number | undefined
  /** Both together. */
  readonly altogetherCents: number
  /** What is in the total and what is not. */
  readonly covers: string
  /** How it stands to the chosen budget. */
  readonly againstBudget: string
}

/** Undefined for the choices of a later form. */
export const topOf = (budget: string): number | undefined =>
  Object.entries(BAND_TOP_CENTS).find(([band]) => band === budget)?.[1]

function againstBudget({ overBudget }: TripCosts, altogetherCents: number, budget: string): string {
  if (overBudget) return `That is above the chosen budget of ${budget}, even without the way there.`
  const top = topOf(budget)
  return top !== undefined && altogetherCents > top
    ? `The chosen budget of ${budget} is for the time at the destination: with the way there and back, it is exceeded by about ${formatWhole(altogetherCents - top)}.`
    : `That is within the chosen budget of ${budget}.`
}

export function tripTotal(costs: TripCosts, budget: string): TripTotal {
  const { totalCents, wayCents } = costs
  const way = wayCents === undefined || wayCents === 0 ? undefined : wayCents
  const altogetherCents = totalCents + (way ?? 0)
  return {
    atDestinationCents: totalCents,
    wayCents: way,
    altogetherCents,
    covers:
      way !== undefined
        ? 'The way is estimated by the distance alone.'
        : wayCents === 0
          ? 'There is no way there to pay for.'
          : 'The way there and back is not in it: the guide does not know what it costs.',
    againstBudget: againstBudget(costs, altogetherCents, budget),
  }
}

/** Whom the costs are for: 'one traveller', '2 adults and 2 children'. */
export function costsAreFor({ travellers }: TripCosts): string {
  if (travellers === undefined) return 'one traveller'
  const { adults, childAges } = travellers
  const grown = countOf(adults, 'adult')
  if (childAges.length === 0) return adults === 1 ? 'one traveller' : grown
  return `${grown} and ${countOf(childAges.length, 'child', 'children')}`
}
