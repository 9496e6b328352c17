import type { StandalonePlace } from '@waymark/atlas/place'
import type { ItineraryDay, TripCosts } from '@waymark/contract/trips/itinerary'
import type { Trip, TripPlace, TripPlanRequest } from '@waymark/contract/trips/trip'

/** What is known of a trip before its first day is planned. */
export interface TripOpening {
  readonly place: TripPlace
  /** For example '5 days in Lisbon'. */
  readonly title: string
  readonly highlights: readonly string[]
  readonly tips: readonly string[]
  readonly costs: TripCosts
}

/** What is known only after the last day, of plans that are not settled before the first. */
export interface TripClosing {
  readonly answeredBy: Trip['answeredBy']
  readonly highlights: readonly string[]
  readonly costs: TripCosts
}

/** A plan as it comes into being: the opening, perhaps a better title, one day after the other, perhaps a closing. */
export type PlanPart =
  | { readonly part: 'opening'; readonly opening: TripOpening }
  | { readonly part: 'title'; readonly title: string }
  | { readonly part: 'day'; readonly day: ItineraryDay }
  | { readonly part: 'closing'; readonly closing: TripClosing }

/** What a run of planning needs to know of the world around it. */
export interface PlanRun {
  /** Aborted when nobody waits for the plan any more: then nothing may be spent on it, and the rest is made at once. */
  readonly signal: AbortSignal
  /** Places of towns that the atlas does not describe. */
  readonly morePlaces: readonly StandalonePlace[]
}

/** Plans trips. One implementation streams from a language model, the other uses the embedded guide. */
export interface TravelModel {
  readonly name: Trip['answeredBy']
  /** Days come in order from 1. Throws the guide's UnknownPlaceError before the opening. */
  planTrip(request: TripPlanRequest, run: PlanRun): AsyncIterable<PlanPart>
}
