import { anExpense } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { expensesCsv } from './expenses-csv.ts'

const members = [
  { uid: 'ann', name: 'Ann', role: 'owner', tone: 'accent', isOneself: true },
  { uid: 'ben', name: 'Ben "B", Jr', role: 'editor', tone: 'warning', isOneself: false },
] as const

const linesOf = (...expenses: Parameters<typeof anExpense>[0][]) => {
  const listed = expenses.map((changes, index) => anExpense({ id: `e${index}`, ...changes }))
  const trip = {
    startDate: '2027-03-01',
    endDate: '2027-03-03',
    expenses: Object.fromEntries(listed.map((each) => [each.id, each])),
  }
  return expensesCsv(trip, members).split('\r\n').slice(1, -1)
}

it('writes a line for each expense', () => {
  expect(linesOf({ day: 2, sharedBy: ['ann', 'ben'] }, { day: null, title: 'Flight', paidBy: 'zoe' })).toEqual([
    '2027-03-02,Dinner in the Alfama,Food,42.50,EUR,You,"You; Ben ""B"", Jr"',
    ',Flight,Food,42.50,EUR,Somebody who has left,You',
  ])
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '|cmd', '%0A', '＝1+1', '＠SUM(A1)'])(
  'makes no formula of %j',
  (title) => {
    const [line = ''] = linesOf({ title })
      .join('\n')
      .split(/(?<=,Food)/)
    expect(line).toMatch(/^2027-03-01,"?'/)
  },
)

it.each([
  ['Taxi;=HYPERLINK("https://evil.test")', `"Taxi;'=HYPERLINK(""https://evil.test"")"`],
  ['Tea;+1', "Tea;'+1"],
  ['Bread; milk = breakfast', 'Bread; milk = breakfast'],
])('makes no formula of what follows a semicolon, which separates lists in some countries: %j', (title, cell) => {
  expect(linesOf({ title })).toEqual([`2027-03-01,${cell},Food,42.50,EUR,You,You`])
})

it('begins with the mark of UTF-8', () => {
  expect(expensesCsv({ startDate: '2027-03-01', endDate: '2027-03-01' }, members)).toBe(
    '\u{FEFF}Date,What,Category,Amount,Currency,Paid by,For\r\n',
  )
})
