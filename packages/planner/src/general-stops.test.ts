import { describe, expect, it } from 'vitest'
import { planTrip } from './plan-trip.ts'

describe('general ideas', () => {
  it('of a national park are about the park, which has no museum, market or library', () => {
    const { itinerary } = planTrip({
      ...{ destination: 'Sossusvlei', departureCity: 'Windhoek', startDate: '2027-05-10', endDate: '2027-05-14' },
      ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture', preferences: 'wheelchair' },
    })
    const general = itinerary.dailyItinerary.flatMap(({ activities }) =>
      activities.filter(({ place }) => place?.status === 'general'),
    )
    expect(general.length).toBeGreaterThan(0)
    for (const { activity, description } of general)
      expect(`${activity}. ${description}`).not.toMatch(
        /\b(?:town|city|streets?|market|church|school|library|gallery)\b/i,
      )
  })
})
