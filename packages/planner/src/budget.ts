import type { TripCosts } from '@waymark/contract/trips/itinerary'
import type { Budget, TravelStyle } from '@waymark/contract/trips/trip'
import type { Prices } from './country-prices.ts'

/** The upper end of each band in US cents for one traveller's whole stay. */
export const BAND_TOP_CENTS: Readonly<Record<Budget, number>> = {
  '$500 - $1,000': 100_000,
  '$1,000 - $2,500': 250_000,
  '$2,500 - $5,000': 500_000,
  '$5,000+': Infinity,
}

export type Comfort = 'simple' | 'middle' | 'luxury'

/** How a traveller sleeps and eats, and what is left for admissions. */
export interface Spending {
  readonly night: Comfort
  readonly meal: Comfort
  readonly fixedCents: { readonly accommodation: number; readonly meals: number; readonly transport: number }
  /** Admissions may cost this much over the whole trip. */
  readonly admissionsCents: number
  /** Even the simplest stay is above the band. */
  readonly isOverBudget: boolean
}

type Tier = readonly [night: Comfort, meal: Comfort]

/** From the most to the least expensive that the style asks for. */
const TIERS: Readonly<Record<'high' | 'medium' | 'low', readonly Tier[]>> = {
  high: [['luxury', 'luxury'], ['luxury', 'middle'], ['middle', 'middle'], ['middle', 'simple'], ['simple', 'simple']],
  medium: [['middle', 'middle'], ['middle', 'simple'], ['simple', 'middle'], ['simple', 'simple']],
  low: [['simple', 'simple']],
} // prettier-ignore

/** Kept for admissions when a tier is chosen, a day. */
const ADMISSIONS_RESERVE_CENTS = 2_500

function tiersFor(style: TravelStyle, budget: Budget): readonly Tier[] {
  if (style === 'Luxury') return TIERS.high
  if (style === 'Budget') return TIERS.low
  return budget === '$5,000+' && style !== 'Solo' ? TIERS.high.slice(1) : TIERS.medium
}

/** Chooses the most comfortable way to sleep and eat that the style asks for and the band allows. */
export function chooseSpending(prices: Prices, days: number, budget: Budget, style: TravelStyle): Spending {
  const top = BAND_TOP_CENTS[budget]
  const options = tiersFor(style, budget).map(([night, meal]) => {
    const fixedCents = {
      accommodation: prices.night[night] * (days - 1),
      meals: prices.meal[meal] * 3 * days,
      transport: prices.transportDay * days,
    }
    return { night, meal, fixedCents, left: top - fixedCents.accommodation - fixedCents.meals - fixedCents.transport }
  })
  const chosen = options.find(({ left }) => left >= ADMISSIONS_RESERVE_CENTS * days) ?? options.at(-1)
  if (!chosen) throw new RangeError('Every style has a tier')
  const { left, ...spending } = chosen
  return { ...spending, admissionsCents: Math.max(0, left), isOverBudget: left < 0 }
}

/** Adds up what one traveller spends on the spot. */
export function sumCosts(spending: Spending, admissionsCents: number): TripCosts {
  const { accommodation, meals, transport } = spending.fixedCents
  return {
    accommodationCents: accommodation,
    mealsCents: meals,
    activitiesCents: admissionsCents,
    transportCents: transport,
    totalCents: accommodation + meals + transport + admissionsCents,
    overBudget: spending.isOverBudget,
  }
}
