import { kmBetween } from '@waymark/atlas/distance'
import { expect, it } from 'vitest'
import { planTrip } from './plan-trip.ts'
import { visitsOf } from '../fixtures/plan-quality/visits.ts'

const daysIn = (destination: string, preferences: string, startDate: string, endDate: string) =>
  planTrip({
    ...{ destination, departureCity: 'Zurich', startDate, endDate, preferences },
    ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
  }).itinerary.dailyItinerary

const BELEM = { lat: 38.695, lng: -9.21 }
const COYOACAN = { lat: 19.352, lng: -99.162 }

it.each([
  ['Lisbon', 'history and good food', BELEM, '2027-05-11', '2027-05-14'],
  ['Mexico City', 'history and good food', COYOACAN, '2027-05-11', '2027-05-16'],
])('what lies together and far from the centre of %s is one outing', (city, preferences, around, from, to) => {
  const daysThere = daysIn(city, preferences, from, to).filter((day) =>
    visitsOf(day).some(({ place }) => place.status === 'verified' && kmBetween(place, around) <= 1.5),
  )
  expect(daysThere.map(({ day }) => day)).toHaveLength(1)
})

it('a quarter that is wished for on a certain day keeps its day', () => {
  const days = daysIn('Lisbon', 'Belém Tower on Thursday', '2027-05-11', '2027-05-15')
  const seen = days.filter((day) => visitsOf(day).some(({ place }) => place.name === 'Belém Tower'))
  expect(seen.map(({ date }) => date)).toEqual(['2027-05-13'])
})
