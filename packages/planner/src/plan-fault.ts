import type { Itinerary } from '@waymark/contract/trips/itinerary'
import type { TripPlace } from '@waymark/contract/trips/trip'

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
  /** A visit before the door opens or after it closes. */
  | 'opening-hours'
  /** A sunset by day, stars in the light. */
  | 'sun'
  | 'gap'
  | 'crowded'
  /** A dish of the place before the arrival or after the departure. */
  | 'journey-meal'
  | 'theme'
  /** The sight that the traveller named as destination is left out. */
  | 'named-sight'
  /** What one ticket opens, spread over two days. */
  | 'ticket'
  | 'over-budget'
  | 'costs-do-not-add-up'
  /** Beds or meals of another price than those that the budget pays for. */
  | 'comfort'
  | 'text'
  /** Against what the travellers wish: what they do not eat, would rather not see, cannot do, or do not take children to. */
  | 'diet'
  | 'avoided'
  | 'access'
  | 'children'

/** What makes a plan worse, but not wrong: a model is asked to repair it, a traveller gets the plan all the same. */
export const FLAWS: ReadonlySet<FaultRule> = new Set<FaultRule>([
  'opening-hours', 'sun', 'gap', 'crowded', 'journey-meal', 'theme', 'named-sight', 'ticket', 'comfort',
]) // prettier-ignore

export interface PlanFault {
  readonly rule: FaultRule
  /** For example `day 3`, `day 3, activity 2`, `costs` or `tip 1`. */
  readonly where: string
  /** For the log and for the one repair call of a model; never shown to travellers. */
  readonly detail: string
}

/** The parts of a plan that are checked; anyone's plan has them. */
export interface CheckedPlan {
  readonly place: TripPlace
  readonly itinerary: Itinerary
}
