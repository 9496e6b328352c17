import { destinationRows } from '@waymark/atlas/tables'
import { BUDGETS } from '@waymark/contract/trips/trip'
import { sampled, sampleOf } from '@waymark/contract/fixtures/sampled'
import { describe, expect, it } from 'vitest'
import { checkCosts } from './check-costs.ts'
import { checkPlan } from './check-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { fareCents } from './way-cost.ts'

const PARIS: PlanInput = {
  destination: 'Paris',
  departureCity: 'Berlin',
  startDate: '2027-05-03',
  endDate: '2027-05-06',
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
}

const plan = (changes: Partial<PlanInput> = {}) => planTrip({ ...PARIS, ...changes }).itinerary
const totalOf = (changes: Partial<PlanInput> = {}) => plan(changes).costs?.totalCents ?? 0

describe('a higher budget', () => {
  it(`costs more, wherever one goes, for ${sampleOf(5)} place, style and length`, () => {
    const rows = destinationRows().filter((_, index) => index % 40 === 7)
    const asked = rows.flatMap(({ city, countryCode }) =>
      (['Culture', 'Luxury', 'Budget', 'Family'] as const).flatMap((travelStyle) =>
        ['2027-05-05', '2027-05-10'].map((endDate) => ({
          ...{ destination: `${city}, ${countryCode}`, travelStyle, endDate },
        })),
      ),
    )
    for (const changes of sampled(asked, 5)) {
      const totals = BUDGETS.map((budget) => {
        const { totalCents = 0, activitiesCents = 0 } = plan({ ...changes, budget }).costs ?? {}
        // Which places fit into a day is drawn anew for each budget, and a flight over the delta costs $130.
        return totalCents - activitiesCents
      })
      expect(totals, JSON.stringify(changes)).toEqual(totals.toSorted((a, b) => a - b))
      expect(new Set(totals).size, JSON.stringify(changes)).toBe(totals.length)
    }
  })

  it('changes where one sleeps and eats', () => {
    const beds = BUDGETS.map((budget) => plan({ budget }).dailyItinerary[0]?.accommodation.replace(/ in .*/, ''))
    expect(beds).toEqual(['A mid-range hotel or apartment', 'A good four-star hotel', 'A five-star hotel', 'A suite'])
    const dinners = BUDGETS.map((budget) => plan({ budget }).dailyItinerary[1]?.meals.dinner ?? '')
    for (const [index, words] of ['good local', 'one of the better', 'fine restaurant', 'one of the best'].entries())
      expect(dinners[index]).toContain(words)
  })

  it('leads no family into a fine restaurant, where it would pay for four', () => {
    const dinners = (changes: Partial<PlanInput>) =>
      plan({ destination: 'Lisbon', budget: '$2,500 - $5,000', ...changes }).dailyItinerary.map(
        ({ meals }) => meals.dinner,
      )
    const withChildren = { adults: 2, childAges: [4, 9] }
    expect(dinners({ adults: 2 }).join()).toContain('fine restaurant')
    for (const changes of [{ travelStyle: 'Family' as const }, withChildren])
      expect(dinners(changes).join()).not.toContain('fine restaurant')
  })

  it('is what the checker looks for', () => {
    const { place, itinerary } = planTrip({ ...PARIS, budget: '$2,500 - $5,000' })
    const faults = checkPlan({ ...PARIS, budget: '$500 - $1,000' }, { place, itinerary }).map(({ rule }) => rule)
    expect(faults).toContain('comfort')
    expect(checkPlan({ ...PARIS, budget: '$2,500 - $5,000' }, { place, itinerary })).toEqual([])
  })
})

describe('the total', () => {
  const rich = { budget: '$5,000+' } as const

  it('is that of everybody who travels, children for less', () => {
    const one = totalOf(rich)
    const two = totalOf({ ...rich, adults: 2 })
    const family = totalOf({ ...rich, adults: 2, childAges: [4, 9] })
    expect(two).toBe(2 * one)
    expect(family).toBeGreaterThan(two)
    expect(family).toBeLessThan(2 * two)
    expect(plan({ adults: 2, childAges: [4, 9] }).costs?.travellers).toEqual({ adults: 2, childAges: [4, 9] })
  })

  it('knows the children of whom the preferences tell', () =>
    expect(plan({ preferences: 'with two kids (4 and 9)' }).costs?.travellers).toEqual({
      adults: 1,
      childAges: [4, 9],
    }))

  it('of admissions is what the stops cost an adult, times the shares of the party; the checker holds it to that', () => {
    for (const party of [{}, { adults: 2 }, { adults: 2, childAges: [4, 9] }, { adults: 3, childAges: [1, 15] }]) {
      const request = { ...PARIS, ...party }
      const made = planTrip(request)
      expect(checkCosts(request, made.itinerary)).toEqual([])
      const { costs } = made.itinerary
      if (!costs) throw new Error('A plan without costs')
      const off = { ...costs, activitiesCents: costs.activitiesCents + 100, totalCents: costs.totalCents + 100 }
      expect(checkCosts(request, { ...made.itinerary, costs: off }).map(({ rule }) => rule)).toEqual([
        'costs-do-not-add-up',
      ])
    }
  })

  it('of a baby adds next to nothing', () => {
    const adults = plan({ ...rich, adults: 2, preferences: 'with our baby' }).costs
    const withBaby = plan({ ...rich, adults: 2, childAges: [0] }).costs
    expect(withBaby?.accommodationCents).toBe(adults?.accommodationCents)
    expect(withBaby?.mealsCents).toBe(adults?.mealsCents)
  })
})

describe('the way there', () => {
  it('costs more the farther it is, and is told beside the total', () => {
    const fares = [10, 100, 400, 800, 2500, 6000, 9500, 17_000].map(fareCents)
    expect(fares).toEqual(fares.toSorted((a, b) => a - b))
    expect(fares[0]).toBe(0)
    const { costs, tips } = plan({ adults: 2 })
    expect(costs?.wayCents).toBe(2 * fareCents(880))
    expect(tips.join(' ')).toContain(
      'The way from Berlin and back comes on top of the costs at the destination: roughly $320 by air',
    )
  })

  it('is said to be left out where nobody knows where the trip starts', () => {
    const { costs, tips } = plan({ departureCity: 'Xqzzv' })
    expect(costs?.wayCents).toBeUndefined()
    expect(tips.join(' ')).toContain('The way there and back comes on top of the costs')
  })
})

describe('a sight that was asked for', () => {
  const GRAZ = {
    ...PARIS,
    destination: 'Kunsthaus Graz',
    startDate: '2028-02-14',
    endDate: '2028-02-26',
    budget: '$500 - $1,000',
  } as const

  it('is paid in any case: what is above the band with it says so', () => {
    const made = planTrip(GRAZ)
    expect(checkPlan(GRAZ, made)).toEqual([])
    expect(made.itinerary.costs?.overBudget).toBe(true)
  })

  it('costs nothing where it does not suit those who travel, who do not visit it', () => {
    const request = { ...GRAZ, preferences: 'no museums' }
    const { costs, tips } = planTrip(request).itinerary
    expect(costs?.overBudget).toBe(false)
    expect(tips.join(' ')).not.toContain('Kunsthaus Graz')
  })

  it('leaves the other days the rest of what admissions may cost, on whatever day it is open', () => {
    for (let day = 14; day < 21; day++) {
      for (const budget of ['$500 - $1,000', '$1,000 - $2,500'] as const) {
        const request = { ...GRAZ, startDate: `2028-02-${day}`, endDate: '2028-02-25', budget }
        expect(checkCosts(request, planTrip(request).itinerary)).toEqual([])
      }
    }
  })
})

it.each([
  ['Jackson Hole', 'We would love to see Jackson Hole Mountain Resort and also Granite Hot Springs'],
  ['New York', 'We would love to see the Apollo Theater and also the Intrepid Museum'],
])('leaves room for what is wished in %s, or says that it is above the budget', (destination, preferences) => {
  const request: PlanInput = {
    ...{ destination, departureCity: 'Berlin', startDate: '2027-05-11', endDate: '2027-05-15', preferences },
    ...{ budget: '$1,000 - $2,500', travelStyle: 'Culture' },
  }
  const made = planTrip(request)
  expect(checkPlan(request, made)).toEqual([])
  const { costs, tips } = made.itinerary
  expect((costs?.totalCents ?? 0) <= 250_000 || tips.join(' ').includes('above your budget')).toBe(true)
})
