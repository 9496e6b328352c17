import type { Expense } from '@waymark/contract/trips/expense'
import { FieldPath, serverTimestamp, updateDoc } from 'firebase/firestore'
import { tripRef } from '../../../shared/live/refs.ts'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'

// direct: owners and editors, works offline, field by field

const write = (tripId: string, path: readonly string[], value: unknown, ...more: unknown[]): Promise<WriteOutcome> =>
  queueWrite(
    'Failed to update trip',
    updateDoc(
      tripRef(tripId),
      new FieldPath('updatedAt'),
      serverTimestamp(),
      new FieldPath('expenses', ...path),
      value,
      ...more,
    ),
  )

export const addExpense = (tripId: string, expense: Expense): Promise<WriteOutcome> =>
  write(tripId, [expense.id], expense)

/** Fields that are as before are not written: what others have changed of them stays. */
export function editExpense(tripId: string, before: Expense, fields: Partial<Expense>, uid: string): void {
  const isNew = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof Expense])
  const changed = Object.entries(fields).filter(isNew)
  if (changed.length === 0) return
  const paths = changed.flatMap(([field, value]) => [new FieldPath('expenses', before.id, field), value])
  void write(tripId, [before.id, 'by'], uid, ...paths)
}

/** @param removedBy null brings it back, for who has removed it */
export const removeExpense = (tripId: string, id: string, uid: string, removedBy: string | null = uid) =>
  write(tripId, [id, 'removedBy'], removedBy, new FieldPath('expenses', id, 'by'), uid)
