import type { Expense } from '@waymark/contract/trips/expense'
import { expect, test, vi } from 'vitest'
import { queueTripChange } from '../../../shared/trips/queue-trip-change.ts'
import { addExpense } from './write-expense.ts'

vi.mock('../../../shared/trips/queue-trip-change.ts', () => ({
  queueTripChange: vi.fn<typeof queueTripChange>(() => Promise.resolve('accepted')),
}))

const DINNER: Expense = {
  id: 'x',
  title: 'Dinner',
  amountCents: 1250,
  currency: 'EUR',
  category: 'food',
  day: null,
  paidBy: 'ann',
  sharedBy: ['ann'],
  by: 'ann',
  removedBy: null,
}

test('what says that an expense has arrived holds after it was edited, or undone by whoever added it', async () => {
  await addExpense('t', DINNER, 'Dinner, 12.50 EUR')
  const fields = vi.mocked(queueTripChange).mock.lastCall?.[3]?.fields ?? {}
  const stored: Record<string, unknown> = { ...DINNER, title: 'Lunch', by: 'ben', removedBy: 'ann' }
  expect(Object.keys(fields)).not.toEqual([])
  for (const [path, value] of Object.entries(fields)) expect(stored[path.replace('expenses.x.', '')], path).toBe(value)
})
