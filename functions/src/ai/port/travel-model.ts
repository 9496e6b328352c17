import type { StandalonePlace } from '@waymark/atlas/place'
import type { ItineraryDay, TripCosts, TripPlace } from '@waymark/contract/trips/itinerary'
import type { Trip, TripPlanRequest } from '@waymark/contract/trips/trip'

/** What is known before the first day is planned. */
export interface TripOpening {
  readonly place: TripPlace
  /** For example '5 days in Lisbon'. */
  readonly title: string
  readonly highlights: readonly string[]
  readonly tips: readonly string[]
  readonly costs: TripCosts
}

/** Values that may only be known after the last day. */
export interface TripClosing {
  readonly answeredBy: Trip['answeredBy']
  readonly highlights: readonly string[]
  readonly costs: TripCosts
}

/** A part of a plan as it is generated: the opening, possibly a better title, the days in order, possibly a closing. */
export type PlanPart =
  | { readonly part: 'opening'; readonly opening: TripOpening }
  | { readonly part: 'title'; readonly title: string }
  | { readonly part: 'day'; readonly day: ItineraryDay }
  | { readonly part: 'closing'; readonly closing: TripClosing }

/** Environment of a planning run. */
export interface PlanRun {
  /** Aborted when the caller disconnects: nothing more is spent, and the guide completes the plan. */
  readonly signal: AbortSignal
  /** Imported places of towns that the atlas does not describe. */
  readonly morePlaces: readonly StandalonePlace[]
}

/** Plans trips, either with a language model or with the embedded guide. */
export interface TravelModel {
  readonly name: Trip['answeredBy']
  /** Yields days in order from 1. Throws the guide's UnknownPlaceError before the opening. */
  planTrip(request: TripPlanRequest, run: PlanRun): AsyncIterable<PlanPart>
}
