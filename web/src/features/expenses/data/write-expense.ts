import type { Expense } from '@waymark/contract/trips/expense'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueTripChange } from '../../../shared/trips/queue-trip-change.ts'

// direct: owners and editors, works offline, field by field

/** @param words the expense in one line, to be offered again if it is refused; undefined if nothing was typed */
export function addExpense(tripId: string, expense: Expense, words: string | undefined): Promise<WriteOutcome> {
  const at = `expenses.${expense.id}`
  const typed = words === undefined ? {} : { [at]: words }
  return queueTripChange(tripId, [{ [at]: expense }], expense.by, {
    typed,
    // Its other fields change when it is edited, removed or undone.
    fields: { [`${at}.id`]: expense.id },
  })
}

/**
 * Writes only changed fields, to keep others' changes.
 * @param words the new expense in one line
 */
export function editExpense(
  tripId: string,
  before: Expense,
  fields: Partial<Expense>,
  uid: string,
  words: string,
): void {
  const isNew = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof Expense])
  const changed = Object.entries(fields).filter(isNew)
  if (changed.length === 0) return
  const under = `expenses.${before.id}`
  const paths = changed.map(([field, value]) => [`${under}.${field}`, value] as const)
  const written: Record<string, unknown> = Object.fromEntries(paths)
  const offered = { typed: { [under]: words }, fields: written }
  void queueTripChange(tripId, [{ [`${under}.by`]: uid, ...written }], uid, offered)
}

/** @param removedBy null restores it, which only the member who removed it may do */
export const removeExpense = (tripId: string, id: string, uid: string, removedBy: string | null = uid) =>
  queueTripChange(tripId, [{ [`expenses.${id}.removedBy`]: removedBy, [`expenses.${id}.by`]: uid }], uid)
