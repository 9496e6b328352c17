import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { planDays } from '@waymark/planner/plan-trip'
import { describe, expect, it } from 'vitest'
import { AppError } from '../platform/app-error.ts'
import { checkedDay, checkWhole } from './check-progress.ts'

const request: TripPlanRequest = {
  destination: 'Lisbon',
  departureCity: 'Berlin',
  startDate: '2027-03-01',
  endDate: '2027-03-04',
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
}
const { outline: opening, days: generator } = planDays(request)
const days = [...generator]
const [first, second] = days

function refusal(act: () => unknown): AppError {
  try {
    act()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('it was accepted')
}

const secondAs = (changes: Partial<ItineraryDay>) => () =>
  checkedDay(request, opening, days.slice(0, 1), { ...second, ...changes })

describe('a plan that comes day by day', () => {
  it('is accepted when every day is good', () => {
    for (const [index, day] of days.entries()) {
      expect(checkedDay(request, opening, days.slice(0, index), day)).toEqual(day)
    }
    expect(() => checkWhole(request, opening, days)).not.toThrow()
  })

  it.each([
    ['has another number', { day: 3 }, 'day-number'],
    ['has another date', { date: '2027-03-05' }, 'date'],
    ['has nothing to do', { activities: [] }, 'no-activity'],
    ['repeats the places of the day before', { activities: first?.activities ?? [] }, 'place-twice'],
    ['lacks a meal', { meals: { breakfast: ' ', lunch: 'a', dinner: 'b' } }, 'malformed'],
  ])('stops at a day that %s', (_what, changes, rule) => {
    const error = refusal(secondAs(changes))
    expect(error).toMatchObject({ code: 'internal', message: 'Failed to plan trip. Please try again.' })
    expect(error.detail).toContain(rule)
  })

  it('stops when a day is missing', () => {
    expect(refusal(() => checkedDay(request, opening, [], undefined)).detail).toContain('day 1 is missing')
    expect(refusal(() => checkWhole(request, opening, days.slice(0, 3))).detail).toContain('day-count')
  })

  it('stops at a day too many', () => {
    expect(refusal(() => checkedDay(request, opening, days, days[0])).detail).toContain('a day too many')
  })

  it('stops when the costs are above the band and nobody says so', () => {
    const costs = { ...opening.costs, accommodationCents: 900_000, totalCents: 1_000_000, overBudget: false }
    expect(refusal(() => checkWhole(request, { ...opening, costs }, days)).detail).toMatch(/over-budget|costs-do-not/)
  })
})
