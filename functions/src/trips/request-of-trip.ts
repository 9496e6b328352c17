import { BUDGETS, TRAVEL_STYLES, type Trip, type TripPlanRequest } from '@waymark/contract/trips/trip'

const USUAL = { budget: '$1,000 - $2,500', travelStyle: 'Culture' } as const satisfies Partial<TripPlanRequest>

/** What was asked for when the trip was planned. A choice that only a newer form has becomes the default. */
export const requestOf = ({ budget, travelStyle, ...trip }: Trip): TripPlanRequest => ({
  ...trip,
  budget: BUDGETS.find((known) => known === budget) ?? USUAL.budget,
  travelStyle: TRAVEL_STYLES.find((known) => known === travelStyle) ?? USUAL.travelStyle,
})
