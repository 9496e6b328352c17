import type { PlanInput } from './plan-input.ts'
import type { Wishes } from './wishes.ts'

/** Who travels, for whom the totals are. */
export interface Party {
  /** At least 1. */
  readonly adults: number
  /** One entry a child, in years; empty without children. */
  readonly childAges: readonly number[]
}

/** Who does not say it travels alone, or with the children of whom the preferences tell the ages. */
export const partyOf = ({ adults = 1 }: PlanInput, { childAges }: Wishes): Party => ({ adults, childAges })
