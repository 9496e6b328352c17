import type { FaultRule, PlanFault } from '@waymark/planner/plan-fault'

/** What can be wrong with an answer of the model, beyond what can be wrong with any plan. */
export type DetectedRule =
  | FaultRule
  /** A day that has not the shape that was asked for. */
  | 'malformed-day'
  /** A place in another country or region. */
  | 'rejected-place'
  /** Kept, with the point of the atlas instead of the model's. */
  | 'corrected-place'
  /** Kept, with the mark that nobody vouches for it. */
  | 'unverified-place'
  | 'missing-day'
  | 'extra-day'
  /** Days not in their order, or two with the same number. */
  | 'day-order'
  /** The answer broke off, could not be read, or did not come. */
  | 'broken-answer'

export interface DetectedFault extends Omit<PlanFault, 'rule'> {
  readonly rule: DetectedRule
}
