import { aBooking } from '@waymark/contract/fixtures/bookings'
import { anExpense, aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { costOverview, costsAsPlanned, costsTogether } from './cost-overview.ts'

const COSTS = {
  accommodationCents: 0,
  mealsCents: 0,
  activitiesCents: 0,
  transportCents: 0,
  totalCents: 0,
  overBudget: false,
}

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

it('tells all of it in the currency of the traveller, where there are rates', () => {
  const own = (currency: 'EUR' | 'USD' | 'GBP', perUnit: Readonly<Record<string, number>>) => ({
    currency,
    exchanged: (cents: number, from: string) => {
      const rate = perUnit[from]
      return rate === undefined ? undefined : cents * rate
    },
  })
  expect(costsTogether(trip, 'ann', own('GBP', { EUR: 2, USD: 0.5 }))).toEqual({
    currency: 'GBP',
    byCategory: [row('Food', 4_000, 2_002, 1_002), row('Activities', 750, 0, 0), row('Transport', 0, 600, 0)],
    byDay: [row('Day 1', 750, 0, 0), row('Day 2', 4_000, 2_002, 1_002), row('No day', 0, 600, 0)],
    total: row('Total', 4_750, 2_602, 1_002),
  })
  expect(costsTogether(trip, 'ann', own('GBP', { EUR: 2 }))).toBeUndefined()
  const inDollars = aTripOfStops({ stops: { castle: aStop({ costCents: 1_500 }) } })
  expect(costsTogether(inDollars, 'ann', own('USD', { USD: 1 }))).toBeUndefined()
})

it('has nothing to say of a trip without costs', () => {
  expect(costOverview(aTripOfStops({ stops: {} }), 'ann')).toEqual([])
})

it('spreads the estimates of the plan over the days, and counts tickets for a child as a part', () => {
  const costs = { ...COSTS, accommodationCents: 9_001, mealsCents: 6_000, transportCents: 600, wayCents: 40_000 }
  const family = aTripOfStops({
    endDate: '2027-03-02',
    stops: { castle: aStop({ id: 'castle', day: 1, costCents: 1_500 }) },
    itinerary: { ...trip.itinerary, costs: { ...costs, travellers: { adults: 2, childAges: [4] } } },
  })
  expect(costOverview(family, 'ann')).toEqual([
    {
      currency: 'USD',
      byCategory: [
        row('Stays', 9_001, 0, 0),
        row('Food', 6_000, 0, 0),
        row('Activities', 3_750, 0, 0),
        row('Transport', 40_600, 0, 0),
      ],
      byDay: [row('Day 1', 16_051, 0, 0), row('Day 2', 3_300, 0, 0), row('No day', 40_000, 0, 0)],
      total: row('Total', 59_351, 0, 0),
    },
  ])
})

const estimated = { ...COSTS, accommodationCents: 60_000, mealsCents: 30_000, totalCents: 90_000, wayCents: 20_000 }
const threeNights = aTripOfStops({
  startDate: '2027-03-01',
  endDate: '2027-03-04',
  stops: { tour: aStop({ id: 'tour', day: 2, costCents: 4_000, bookingId: 'tour' }) },
  itinerary: { ...trip.itinerary, costs: estimated },
})
const stay = aBooking({ startDate: '2027-03-02', endDate: '2027-03-04', totalPriceCents: 25_001 })
const tour = aBooking({
  id: 'tour',
  type: 'activity',
  startDate: null,
  endDate: null,
  totalPriceCents: 4_500,
  details: { location: 'Lisbon', unitPriceCents: 4_500, preferredDay: '2027-03-02' },
})

it('what is booked takes the place of its estimate, a stay for the nights that it covers', () => {
  const [costs] = costOverview(threeNights, 'ann', [stay, tour])
  // One night of 200 is not booked; the tour's price is no longer its stop's.
  expect(costs?.byCategory).toEqual([
    row('Stays', 45_001, 0, 0),
    row('Food', 30_000, 0, 0),
    row('Activities', 4_500, 0, 0),
    row('Transport', 20_000, 0, 0),
  ])
  expect(costs?.byDay.map(({ plannedCents }) => plannedCents)).toEqual([27_500, 24_501, 20_000, 7_500, 20_000])
  expect(costs?.total.plannedCents).toBe(99_501)
})

it('what is booked in another currency is planned in it, and a charter trip on the day on which it leaves', () => {
  const charter = aBooking({ id: 'ship', type: 'charter', startDate: '2027-03-03', currency: 'EUR' })
  const [dollars, euros] = costOverview(threeNights, 'ann', [charter])
  expect(dollars?.total.plannedCents).toBe(114_000)
  expect(euros).toEqual({
    currency: 'EUR',
    byCategory: [row('Transport', 36_150, 0, 0)],
    byDay: [row('Day 3', 36_150, 0, 0)],
    total: row('Total', 36_150, 0, 0),
  })
})

it('the budget is held against what is planned now', () => {
  const rated = {
    exchanged: (cents: number, from: string) => (from === 'EUR' ? cents * 2 : from === 'USD' ? cents : undefined),
  }
  const ofBudget = { ...threeNights, budget: '$500 - $1,000' as const }
  expect(costsAsPlanned(ofBudget, [], rated)).toBe(estimated)
  expect(costsAsPlanned(ofBudget, [stay, tour], undefined)).toEqual({ ...estimated, totalCents: 79_501 })
  const dear = { ...stay, currency: 'EUR' as const, totalPriceCents: 50_000 }
  expect(costsAsPlanned(ofBudget, [dear, tour], rated)).toEqual({ ...estimated, totalCents: 154_500, overBudget: true })
  expect(costsAsPlanned(ofBudget, [dear, tour], undefined)).toBe(estimated)
})
