import { BUDGETS, TRAVEL_STYLES, type Trip, type TripPlanRequest } from '@waymark/contract/trips/trip'

const USUAL = { budget: '$1,000 - $2,500', travelStyle: 'Culture' } as const satisfies Partial<TripPlanRequest>

/** The request that a trip was planned from. Choices that this version does not know become the default. */
export const requestOf = ({ budget, travelStyle, ...trip }: Trip): TripPlanRequest => ({
  ...trip,
  budget: BUDGETS.find((known) => known === budget) ?? USUAL.budget,
  travelStyle: TRAVEL_STYLES.find((known) => known === travelStyle) ?? USUAL.travelStyle,
})
