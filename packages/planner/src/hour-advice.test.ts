import { addDays } from '@waymark/contract/calendar'
import { expect, it } from 'vitest'
import { visitsOf } from '../fixtures/plan-quality/visits.ts'
import { aboutAt } from './hour-advice.ts'
import { planTrip } from './plan-trip.ts'

const SUN = { light: 'day and night', sunrise: 6 * 60, sunset: 20 * 60, dark: 21 * 60 } as const

it.each([
  ['A yellow tram. Ride early, before the queues.', 'A yellow tram.'],
  ['A walled town on a cliff. Arrive at opening, before the heat and the coaches.', 'A walled town on a cliff.'],
  ['A lagoon of sand; come early.', 'A lagoon of sand.'],
  ['A cape with a lighthouse, best at sunset.', 'A cape with a lighthouse.'],
  ['Most of it is free, and quiet at sunrise.', 'Most of it is free.'],
  ['The vast square. It is at its liveliest after dark.', 'The vast square.'],
])('leaves advice for another hour out of the text of an early afternoon: %s', (about, told) => {
  expect(aboutAt(about, 14 * 60, 15 * 60, SUN)).toBe(told)
})

it.each([
  ['An early Gothic church.', 14 * 60],
  ['Book a slot and go early or late.', 14 * 60],
  ['The tallest tower, best at sunset.', 19 * 60],
  ['A yellow tram. Ride early, before the queues.', 9 * 60],
])('keeps the rest: %s', (about, begins) => {
  expect(aboutAt(about, begins, begins + 60, SUN)).toBe(about)
})

it.each([
  ['Lisbon', 'Family', 'Tram 28'],
  ['Kyoto', 'Solo', 'Arashiyama Bamboo Grove'],
] as const)('goes early in %s where the text says so', (destination, travelStyle, name) => {
  const visits = ['2027-03-11', '2027-03-29'].flatMap((startDate) =>
    planTrip({
      ...{ destination, departureCity: 'Zurich', preferences: '', travelStyle, budget: '$1,000 - $2,500' },
      ...{ startDate, endDate: addDays(startDate, 5) },
    }).itinerary.dailyItinerary.flatMap(visitsOf),
  )
  const begins = visits.filter(({ place }) => place.name === name).map((visit) => visit.begins)
  expect(begins.length).toBeGreaterThan(0)
  expect(begins.filter((minutes) => minutes > 10.5 * 60)).toEqual([])
})
