import { anExpense, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { expenseResolver, fieldsOf, type ExpenseFields } from './expense-fields.ts'

const expense = anExpense()
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

test('a title is one line, also where what was pasted is more', async () => {
  expect((await judge({ title: 'Tickets\tfor\r\nall' })).values).toMatchObject({ title: 'Tickets for all' })
  expect(Object.keys((await judge({ title: '\t\u0000' })).errors)).toEqual(['title'])
})
