import { describe, expect, it } from 'vitest'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'

const planned = (destination: string, preferences: string) => {
  const request: PlanInput = {
    ...{ destination, departureCity: 'Oslo', startDate: '2027-05-08', endDate: '2027-05-12', preferences },
    ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
  }
  const { itinerary } = planTrip(request)
  const visited = itinerary.dailyItinerary.flatMap(visitsOf).map(({ place }) => place.name)
  return { visited, tips: itinerary.tips.join(' ') }
}

describe('what travellers like', () => {
  it.each([
    ['London', 'football', 'Wembley Stadium'],
    ['London', 'trainspotters', 'London Transport Museum'],
    ['Edinburgh', 'whisky', 'Scotch Whisky Experience'],
    ['Budapest', 'Jewish heritage', 'Dohány Street Synagogue'],
    ['Prague', 'jüdische Geschichte', 'Old Jewish Cemetery'],
  ])('is visited in %s by who likes %s, and not by others', (town, liked, place) => {
    const { visited, tips } = planned(town, liked)
    expect(visited).toContain(place)
    expect(tips).not.toContain('nothing in this plan is about it')
  })

  it.each([
    ['Reykjavík', 'bullfights'],
    ['Lyon', 'samurai and surfing'],
  ])('and %s has not is told, and not called heeded: %s', (town, liked) => {
    const { tips } = planned(town, liked)
    expect(tips).toContain('nothing in this plan is about it')
    expect(tips).not.toMatch(/Heeded in this plan: [^.]*Likes (?:bullfights|surfing)/)
  })

  it('is not missed in a town where it is everywhere', () => {
    expect(planned('Rome', 'photography, romantic places and good food').tips).not.toContain('nothing in this plan')
  })
})
