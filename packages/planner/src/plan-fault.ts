import type { Itinerary, TripPlace } from '@waymark/contract/trips/itinerary'

/** What can be wrong with a plan. */
export type FaultRule =
  | 'day-count'
  | 'day-number'
  | 'date'
  | 'no-activity'
  | 'meal'
  | 'time-order'
  | 'overlap'
  | 'place-twice'
  | 'too-far-apart'
  | 'out-of-reach'
  | 'closed'
  /** A visit outside opening hours. */
  | 'opening-hours'
  /** A sunset or stars at the wrong time. */
  | 'sun'
  | 'gap'
  | 'crowded'
  /** A local dish before arrival or after departure. */
  | 'journey-meal'
  | 'theme'
  /** The sight named as destination is missing. */
  | 'named-sight'
  /** Places sharing a ticket are on different days. */
  | 'ticket'
  | 'over-budget'
  | 'costs-do-not-add-up'
  /** Accommodation or meals that do not match the budget. */
  | 'comfort'
  | 'text'
  /** Contradicts the travellers' wishes: food, avoided kinds, accessibility, children. */
  | 'diet'
  | 'avoided'
  | 'access'
  | 'children'
  /** A visit in an evening, on a rest day or at an hour that is to be free. */
  | 'free-time'

/**
 * Faults that make a plan worse but not wrong: a model is asked for a repair, but the traveller gets the plan anyway.
 */
export const FLAWS: ReadonlySet<FaultRule> = new Set<FaultRule>([
  'opening-hours', 'sun', 'gap', 'crowded', 'journey-meal', 'theme', 'named-sight', 'ticket', 'comfort', 'free-time',
]) // prettier-ignore

export interface PlanFault {
  readonly rule: FaultRule
  /** Such as `day 3`, `day 3, activity 2`, `costs` or `tip 1`. */
  readonly where: string
  /** For the log and for the model's repair call; never shown to travellers. */
  readonly detail: string
}

/** The parts of a plan that are checked. */
export interface CheckedPlan {
  readonly place: TripPlace
  readonly itinerary: Itinerary
}
