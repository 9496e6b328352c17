import { expect, it } from 'vitest'
import { withoutFood } from './food-told.ts'
import { planTrip } from './plan-trip.ts'
import { wishesOf } from './wishes.ts'

it.each([
  ['no seafood', 'A boat with a view, and seafood on the other side.', 'A boat with a view.'],
  ['vegetarian', 'A quay of blue boats; sardines are grilled on it. Free.', 'A quay of blue boats. Free.'],
  [
    'no seafood',
    'A boat with a view, and coffee on the other side.',
    'A boat with a view, and coffee on the other side.',
  ],
  ['', 'A boat with a view, and seafood on the other side.', 'A boat with a view, and seafood on the other side.'],
])('with "%s" is told of %s', (preferences, about, told) => {
  expect(withoutFood(about, wishesOf({ preferences }))).toBe(told)
})

it('tells nobody of food that they do not eat on the way to a sight', () => {
  const { dailyItinerary } = planTrip({
    ...{ destination: 'Lisbon', departureCity: 'Zurich', startDate: '2027-05-11', endDate: '2027-05-17' },
    ...{ preferences: 'no seafood, ferry to Cacilhas', travelStyle: 'Culture', budget: '$2,500 - $5,000' },
  }).itinerary
  const ferry = dailyItinerary
    .flatMap(({ activities }) => activities)
    .find(({ place }) => place?.name.includes('Cacilhas'))
  expect(ferry?.description).toContain('A boat across the Tagus')
  expect(ferry?.description).not.toContain('seafood')
})
