import type { Expense } from '@waymark/contract/trips/expense'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { updateTrip } from '../../../shared/live/update-trip.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'

// direct: owners and editors, works offline, field by field

const write = (tripId: string, fields: Readonly<Record<string, unknown>>): Promise<WriteOutcome> =>
  queueWrite('Failed to update trip', updateTrip(tripId, fields))

export const addExpense = (tripId: string, expense: Expense): Promise<WriteOutcome> =>
  write(tripId, { [`expenses.${expense.id}`]: expense })

/** Fields that are as before are not written: what others have changed of them stays. */
export function editExpense(tripId: string, before: Expense, fields: Partial<Expense>, uid: string): void {
  const isNew = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof Expense])
  const changed = Object.entries(fields).filter(isNew)
  if (changed.length === 0) return
  const under = `expenses.${before.id}`
  const paths = changed.map(([field, value]) => [`${under}.${field}`, value])
  void write(tripId, { [`${under}.by`]: uid, ...Object.fromEntries(paths) })
}

/** @param removedBy null brings it back, for who has removed it */
export const removeExpense = (tripId: string, id: string, uid: string, removedBy: string | null = uid) =>
  write(tripId, { [`expenses.${id}.removedBy`]: removedBy, [`expenses.${id}.by`]: uid })
