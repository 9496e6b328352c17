import { kmBetween } from '@waymark/atlas/distance'
import { describe, expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import type { TripPlan } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from './plan-visits.ts'

const plan = (destination: string, travelStyle: 'Culture' | 'Family' | 'Relaxation' = 'Culture'): TripPlan =>
  planTrip({
    ...{ destination, departureCity: 'Berlin', startDate: '2027-05-14', endDate: '2027-05-18' },
    ...{ budget: '$1,000 - $2,500', travelStyle },
  })

const namesIn = ({ itinerary }: TripPlan): string[][] =>
  itinerary.dailyItinerary.map((day) => visitsOf(day).map(({ place }) => place.name))

/** A town's places, and not those of the next one. */
const IN_TOWN_KM = 12

describe.each(['Lisbon', 'Paris', 'Naples', 'Amsterdam'])('five days in %s', (destination) => {
  it('begin and end in town', () => {
    const { place, itinerary } = plan(destination, 'Relaxation')
    const [first, last] = [itinerary.dailyItinerary[0]!, itinerary.dailyItinerary.at(-1)!]
    const visits = [...visitsOf(first), ...visitsOf(last)]
    expect(visits.length).toBeGreaterThan(1)
    for (const visit of visits) expect(kmBetween(place, visit.place), visit.place.name).toBeLessThanOrEqual(IN_TOWN_KM)
  })
})

it('a day at Versailles has its palace', () => {
  const versailles = namesIn(plan('Paris')).find((names) => names.some((name) => name.includes('Versailles')))
  expect(versailles).toContain('Palace of Versailles')
})

it('sights that stand in no list are not wanted more than better known ones that do', () => {
  const names = namesIn(plan('Paris')).flat()
  expect(names).toContain('Notre-Dame Cathedral')
})

it('a family is not led to cemeteries', () => {
  const names = namesIn(plan('Paris', 'Family')).flat()
  expect(names.length).toBeGreaterThan(8)
  expect(names.join()).not.toContain('Cemetery')
})

it('whole days in Brussels are not spent in Leuven', () => {
  const { place, itinerary } = plan('Brussels')
  const days = itinerary.dailyItinerary.filter(
    ({ activities }) => !activities.some(({ activity }) => activity.startsWith('Back in')),
  )
  expect(days.length).toBeGreaterThan(2)
  for (const { place: seen } of days.flatMap(visitsOf))
    expect(kmBetween(place, seen), seen.name).toBeLessThanOrEqual(IN_TOWN_KM)
})

it('a morning at a museum is no excursion where there is more in town', () => {
  const dates = { startDate: '2027-06-07', endDate: '2027-06-10' }
  const request = { destination: 'Isle of Skye', departureCity: 'Berlin', budget: '$1,000 - $2,500' } as const
  const names = namesIn(planTrip({ ...request, ...dates, travelStyle: 'Culture' })).flat()
  expect(names).toContain('Old Man of Storr')
  expect(names).not.toContain('Skye Museum of Island Life')
})

it('an excursion beyond the border is no better than one within the country', () => {
  const names = namesIn(plan('Zürich')).flat()
  expect(names.join()).not.toContain('Vaduz')
  expect(names).toContain('Chapel Bridge')
})

it.each([
  ['Korčula, HR', 'Greenville', '2029-12-09', '2029-12-12', '$500 - $1,000', 'Business'],
  ['Page, US', 'Berga', '2030-08-07', '2030-08-28', '$5,000+', 'Solo'],
] as const)(
  'nobody who is back from one by noon waits for hours, in %s',
  (destination, departureCity, startDate, endDate, budget, travelStyle) => {
    const preferences = 'no museums, no parks, no markets, no churches, no beaches, no shopping, no food, no viewpoints'
    const request = { destination, departureCity, startDate, endDate, budget, travelStyle, preferences }
    expect(checkPlan(request, planTrip(request))).toEqual([])
  },
)
