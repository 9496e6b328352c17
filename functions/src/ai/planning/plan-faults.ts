import type { FaultRule, PlanFault } from '@waymark/planner/plan-fault'

/** Faults of a model's answer, in addition to those of any plan. */
export type DetectedRule =
  | FaultRule
  /** A day that does not match the schema. */
  | 'malformed-day'
  /** A place in another country or region. */
  | 'rejected-place'
  /** Kept, with the atlas's coordinates. */
  | 'corrected-place'
  /** Kept, marked as unverified. */
  | 'unverified-place'
  | 'missing-day'
  | 'extra-day'
  /** Days out of order, or two with the same number. */
  | 'day-order'
  /** The answer ended early, was unreadable, or did not arrive. */
  | 'broken-answer'

export interface DetectedFault extends Omit<PlanFault, 'rule'> {
  readonly rule: DetectedRule
}
