import { anExpense, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { dayNow, expenseResolver, fieldsOf, NO_DAY, shareWords, type ExpenseFields } from './expense-fields.ts'

const expense = anExpense()
const TOKYO = { ...aTripOfStops().place, timeZone: 'Asia/Tokyo' }
const judge = (changes: Partial<ExpenseFields>) =>
  expenseResolver({ ...fieldsOf(expense, aTripOfStops({ endDate: '2027-03-03' })), ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })

test('an expense comes out of its form as it went in', async () => {
  const { values, errors } = await judge({})
  expect(errors).toEqual({})
  expect(expense).toMatchObject(values)
})

test('what each pays is told once several share a known amount', () => {
  const words = (changes: Partial<ExpenseFields>) =>
    shareWords({ ...fieldsOf(expense, aTripOfStops()), sharedBy: ['ann', 'ben', 'cy'], currency: 'eur', ...changes })
  expect(words({ amount: '12,50' })).toBe('About €4.17 each, split evenly')
  expect(words({ amount: '12' })).toBe('€4.00 each, split evenly')
  expect(words({ amount: '12', sharedBy: ['ann'] })).toBeUndefined()
  expect(words({ amount: '12', currency: 'E' })).toBeUndefined()
  expect(words({ amount: '' })).toBeUndefined()
})

test('a title is one line, also where what was pasted is more', async () => {
  expect((await judge({ title: 'Tickets\tfor\r\nall' })).values).toMatchObject({ title: 'Tickets for all' })
  expect(Object.keys((await judge({ title: '\t\u0000' })).errors)).toEqual(['title'])
})

test('what is new is of today at the place of the trip, and of no day before and after it', () => {
  const days = { startDate: '2027-03-01', endDate: '2027-03-03', dayOrder: { 1: 'a0', 2: 'a2', 3: 'a1' } }
  const at = (instant: string) => dayNow(aTripOfStops({ ...days, place: TOKYO }), new Date(instant))
  expect(at('2027-02-28T14:59:00Z')).toBe(NO_DAY)
  expect(at('2027-02-28T15:00:00Z')).toBe('1')
  // The second day is the one that was the third.
  expect(at('2027-03-02T14:59:00Z')).toBe('3')
  expect(at('2027-03-03T15:00:00Z')).toBe(NO_DAY)
})
