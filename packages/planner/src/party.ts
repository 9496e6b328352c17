import type { PlanInput } from './plan-input.ts'

/** Who travels, for whom the totals are. */
export interface Party {
  /** At least 1. */
  readonly adults: number
  /** One entry a child, in years; empty without children. */
  readonly childAges: readonly number[]
}

/** Who does not say it travels alone. */
export const partyOf = ({ adults = 1, childAges = [] }: PlanInput): Party => ({ adults, childAges })
