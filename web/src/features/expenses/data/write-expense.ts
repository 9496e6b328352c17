import type { Expense } from '@waymark/contract/trips/expense'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueTripChange } from '../../../shared/trips/queue-trip-change.ts'

// direct: owners and editors, works offline, field by field

export const addExpense = (tripId: string, expense: Expense): Promise<WriteOutcome> =>
  queueTripChange(tripId, [{ [`expenses.${expense.id}`]: expense }], expense.by)

/** Fields that are as before are not written: what others have changed of them stays. */
export function editExpense(tripId: string, before: Expense, fields: Partial<Expense>, uid: string): void {
  const isNew = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof Expense])
  const changed = Object.entries(fields).filter(isNew)
  if (changed.length === 0) return
  const under = `expenses.${before.id}`
  const paths = changed.map(([field, value]) => [`${under}.${field}`, value])
  void queueTripChange(tripId, [{ [`${under}.by`]: uid, ...Object.fromEntries(paths) }], uid)
}

/** @param removedBy null brings it back, for who has removed it */
export const removeExpense = (tripId: string, id: string, uid: string, removedBy: string | null = uid) =>
  queueTripChange(tripId, [{ [`expenses.${id}.removedBy`]: removedBy, [`expenses.${id}.by`]: uid }], uid)
