import { addDays } from '@waymark/contract/calendar'
import { nameKey } from '@waymark/domain/name-key'
import { expect, it } from 'vitest'
import { planTrip } from './plan-trip.ts'

const NO_DISH = /^(?:Ask |On the way)/
const PLACE = / (?:at (?:a|one of the) [a-z ]+)?(?:near|in) .*$/

/** The main dishes of a trip, each with its day. */
const dishesOf = (destination: string, preferences: string, days: number) =>
  planTrip({
    ...{ destination, departureCity: 'Zurich', preferences, travelStyle: 'Culture', budget: '$2,500 - $5,000' },
    ...{ startDate: '2027-05-11', endDate: addDays('2027-05-11', days - 1) },
  }).itinerary.dailyItinerary.flatMap(({ day, meals }) =>
    [meals.lunch, meals.dinner]
      .filter((text) => !NO_DISH.test(text))
      .map((text) => ({ day, dish: nameKey(text.replace(/, then .*/, '').replace(PLACE, '')) })),
  )

it.each([
  ['Lisbon', '', 8],
  ['Portugal', '', 11],
  ['Cairo', '', 9],
  ['Istanbul', 'no pork', 11],
  ['Marrakech', 'no seafood', 6],
  ['Berlin', 'no pork', 7],
])('nobody in %s (%s) has a dish twice within four days', (destination, preferences, days) => {
  const dishes = dishesOf(destination, preferences, days)
  const again = dishes.filter((one, index) =>
    dishes.slice(0, index).some(({ day, dish }) => dish === one.dish && one.day - day < 4),
  )
  expect(dishes.length).toBeGreaterThan(days)
  expect(again).toEqual([])
})

it('asks for something else rather than have one of two dishes every day', () => {
  const dishes = dishesOf('Hanoi', 'no seafood', 5)
  const days = dishes.filter(({ dish }) => dish === dishes[0]?.dish).map(({ day }) => day)
  expect(days.length).toBeGreaterThan(1)
  expect(days.filter((day) => days.includes(day + 1))).toEqual([])
})
