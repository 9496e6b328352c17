import { anExpense, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { categoryIn, debtWords, expenseWords } from './expense-words.ts'

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

it.each([
  ['ann', 'ben', 'You owe Ben'],
  ['ben', 'ann', 'Ben owes you'],
  ['ben', 'gone', 'Ben owes Somebody who has left'],
])('says who owes whom: %s to %s', (from, to, words) => {
  const ann = { uid: 'ann', name: 'Ann', isOneself: true, role: 'owner', tone: 'accent' } as const
  const ben = { ...ann, uid: 'ben', name: 'Ben', isOneself: false } as const
  expect(debtWords({ from, to }, [ann, ben])).toBe(words)
})

it.each([
  ['Airport taxi', 'transport'],
  ['Hotel bar', 'food'],
  ['City tax', 'stay'],
  ['Zoo tickets', 'activity'],
  ['Train tickets', 'transport'],
  ['Barber', undefined],
])('reads the category of %s in it', (title, category) => {
  expect(categoryIn(title)).toBe(category)
})
