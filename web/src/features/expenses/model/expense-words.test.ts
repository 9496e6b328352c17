import { anExpense, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { expenseWords } from './expense-words.ts'

it('tells all that was entered of an expense', () => {
  const trip = aTripOfStops({ endDate: '2027-03-03' })
  const member = { uid: 'ann', name: 'Ann', isOneself: true, role: 'owner', tone: 'accent' } as const
  const expense = anExpense({
    title: 'Dinner',
    amountCents: 1250,
    currency: 'EUR',
    category: 'food',
    day: 2,
    paidBy: 'ann',
    sharedBy: ['ann', 'gone'],
  })
  expect(expenseWords(expense, trip, [member])).toBe(
    'Dinner, €12.50, Food, day 2. You paid, for you and Somebody who has left',
  )
  expect(expenseWords({ ...expense, day: null }, trip, [member])).toContain('Food. You paid')
})
