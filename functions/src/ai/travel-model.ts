import type { ItineraryDay, TripCosts } from '@waymark/contract/itinerary'
import type { Trip, TripPlace, TripPlanRequest } from '@waymark/contract/trips'

/** What is known of a trip before its first day is planned. */
export interface TripOpening {
  readonly place: TripPlace
  /** For example '5 days in Lisbon'. */
  readonly title: string
  readonly highlights: readonly string[]
  readonly tips: readonly string[]
  readonly costs: TripCosts
}

/** A plan as it comes into being: first the opening, then one day after the other. */
export type PlanPart =
  { readonly part: 'opening'; readonly opening: TripOpening } | { readonly part: 'day'; readonly day: ItineraryDay }

/** The destination is no place that the atlas knows. */
export class UnknownPlaceError extends Error {
  constructor() {
    super('The destination is unknown')
    this.name = 'UnknownPlaceError'
  }
}

/** Who plans. One implementation streams from a language model, the other asks the embedded guide. */
export interface TravelModel {
  readonly name: Trip['answeredBy']
  /** Days come in order from 1. Throws UnknownPlaceError before the opening. */
  planTrip(request: TripPlanRequest): AsyncIterable<PlanPart>
}
