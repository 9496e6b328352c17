import { LIMITS } from '../limits.ts'
import { Cents, Id, requiredText, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'
import { DayNumber } from './itinerary.ts'
import { Currency, StopId } from './stop.ts'

export const EXPENSE_CATEGORIES = ['stay', 'food', 'activity', 'transport', 'other', 'settlement'] as const

/**
 * What somebody has paid for members of a trip, who owe equal shares of it: `trips/{id}.expenses.{id}`. A settlement is
 * what `paidBy` has given the one in `sharedBy` to be even. Whoever changes an expense writes the own uid into `by`.
 */
export const Expense = z.strictObject({
  /** The key in the map again, as in a stop. */
  id: StopId,
  title: requiredText(LIMITS.shortText),
  category: openEnum(EXPENSE_CATEGORIES, 'other'),
  /** Of the trip, counted from 1; null for what was paid before, after or for all of it. */
  day: z.nullable(DayNumber),
  /** In hundredths of the unit of `currency`, also of currencies that have no hundredths. */
  amountCents: Cents,
  currency: Currency,
  /** Members, or whoever was one when it was entered. */
  paidBy: Uid,
  sharedBy: z.array(Uid).check(z.minLength(1), z.maxLength(LIMITS.members)),
  by: Uid,
  /** A tombstone, as in a stop. */
  removedBy: z.nullable(Uid),
})
export type Expense = z.infer<typeof Expense>

export const Expenses = z.record(Id, Expense)
export type Expenses = z.infer<typeof Expenses>
