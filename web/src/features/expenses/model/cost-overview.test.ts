import { anExpense, aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { costOverview } from './cost-overview.ts'

const trip = aTripOfStops({
  endDate: '2027-03-02',
  stops: {
    castle: aStop({ id: 'castle', day: 1, costCents: 1_500 }),
    dinner: aStop({ id: 'dinner', day: 2, kind: 'meal', costCents: 2_000, currency: 'EUR' }),
    idea: aStop({ id: 'idea', day: null, costCents: 9_900 }),
    gone: aStop({ id: 'gone', removedBy: 'ann', costCents: 9_900 }),
  },
  expenses: {
    lunch: anExpense({ id: 'lunch', day: 2, amountCents: 1_001, sharedBy: ['ann', 'ben'] }),
    flight: anExpense({ id: 'flight', category: 'transport', day: null, amountCents: 300, sharedBy: ['ben'] }),
    even: anExpense({ id: 'even', category: 'settlement', amountCents: 5_000, sharedBy: ['ben'] }),
    gone: anExpense({ id: 'gone', removedBy: 'ann' }),
  },
})

const row = (label: string, plannedCents: number, spentCents: number, ownCents: number) => ({
  label,
  plannedCents,
  spentCents,
  ownCents,
})

it('sums what is planned and spent, each currency by itself', () => {
  expect(costOverview(trip, 'ann')).toEqual([
    {
      currency: 'EUR',
      byCategory: [row('Food', 2_000, 1_001, 501), row('Transport', 0, 300, 0)],
      byDay: [row('Day 2', 2_000, 1_001, 501), row('No day', 0, 300, 0)],
      total: row('Total', 2_000, 1_301, 501),
    },
    {
      currency: 'USD',
      byCategory: [row('Activities', 1_500, 0, 0)],
      byDay: [row('Day 1', 1_500, 0, 0)],
      total: row('Total', 1_500, 0, 0),
    },
  ])
})

it('has nothing to say of a trip without costs', () => {
  expect(costOverview(aTripOfStops({ stops: {} }), 'ann')).toEqual([])
})
