import { expect, it } from 'vitest'
import { planTrip } from './plan-trip.ts'

const planned = (destination: string, startDate: string, endDate: string) => {
  const { itinerary } = planTrip({
    ...{ destination, startDate, endDate, departureCity: 'Oslo' },
    ...{ budget: '$2,500 - $5,000', travelStyle: 'Adventure', preferences: 'northern lights' },
  })
  const evenings = itinerary.dailyItinerary
    .flatMap(({ activities }) => activities)
    .filter(({ activity }) => activity === 'Look for the northern lights')
  return { evenings, tip: itinerary.tips.find((tip) => tip.startsWith('Northern lights: ')) }
}

it('northern lights get an evening where and when they are seen, and a word where they are not', () => {
  const winter = planned('Tromsø', '2026-12-03', '2026-12-06')
  expect(winter.evenings).toHaveLength(1)
  expect(winter.tip).toContain('clear dark sky')
  const summer = planned('Tromsø', '2027-07-03', '2027-07-06')
  expect(summer.evenings).toEqual([])
  expect(summer.tip).toContain('too light')
  const south = planned('Rome', '2026-12-03', '2026-12-06')
  expect(south.evenings).toEqual([])
  expect(south.tip).toContain('too far south')
})
