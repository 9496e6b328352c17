import type { Itinerary, TripPlace } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'

/** What the trip form asks for. */
export type PlanInput = TripPlanRequest

/** A plan as stored with a trip. */
export interface TripPlan {
  readonly place: TripPlace
  readonly title: string
  readonly itinerary: Itinerary
}
