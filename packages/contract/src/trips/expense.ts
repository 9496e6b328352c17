import { LIMITS } from '../limits.ts'
import { Cents, Id, requiredText, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'
import { DayNumber } from './itinerary.ts'
import { Currency, StopId } from './stop.ts'

export const EXPENSE_CATEGORIES = ['stay', 'food', 'activity', 'transport', 'other', 'settlement'] as const

/**
 * `trips/{id}.expenses.{id}`: what a member paid for others, who owe equal shares. A settlement is what `paidBy` gave
 * the one person in `sharedBy`. Whoever changes an expense sets `by` to their uid.
 */
export const Expense = z.strictObject({
  /** Same as the map key, as for stops. */
  id: StopId,
  title: requiredText(LIMITS.shortText),
  category: openEnum(EXPENSE_CATEGORIES, 'other'),
  /** Key of a day of the trip; null for expenses before, after or for the whole trip. */
  day: z.nullable(DayNumber),
  /** In 1/100 of the currency unit, even for currencies without such a subunit. */
  amountCents: Cents,
  currency: Currency,
  /** Members, possibly former ones. */
  paidBy: Uid,
  sharedBy: z.array(Uid).check(z.minLength(1), z.maxLength(LIMITS.members)),
  by: Uid,
  /** Set on a tombstone, as for stops. */
  removedBy: z.nullable(Uid),
})
export type Expense = z.infer<typeof Expense>

export const Expenses = z.record(Id, Expense)
export type Expenses = z.infer<typeof Expenses>
