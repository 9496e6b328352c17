import type { TourDay } from '@waymark/contract/charter-trips/charter-trip'
import { expect, test } from 'vitest'
import { hasMore, itineraryDays, tourPreview, wholeTour } from './shown-days.ts'

const tourDay = (dayNumber: number, activities: number): TourDay => ({
  dayNumber,
  title: `Day ${dayNumber}`,
  description: '',
  activities: Array.from({ length: activities }, (_, index) => ({
    id: `a${index}`,
    type: 'activity',
    title: `Activity ${index + 1}`,
  })),
})

test('an itinerary shows three days, and a sample of three where there is none', () => {
  const days = [1, 2, 3, 4].map((day) => ({ day, title: `Day ${day}`, description: '' }))
  expect(itineraryDays(days)).toEqual(days.slice(0, 3))
  expect(itineraryDays(days, true)).toEqual(days)
  expect(itineraryDays([]).map(({ day }) => day)).toEqual([1, 2, 3])
})

test('the preview of a tour plan shows three days with two activities each, and counts the rest', () => {
  const preview = tourPreview([tourDay(1, 5), tourDay(2, 2), tourDay(3, 0), tourDay(4, 1)])
  expect(preview.map(({ activities }) => activities.length)).toEqual([2, 2, 0])
  expect(preview.map(({ more }) => more)).toEqual([3, 0, 0])
})

test('the whole tour plan is behind it where the preview leaves anything out', () => {
  const long = [1, 2, 3, 4].map((day) => tourDay(day, 1))
  expect(wholeTour(long).map(({ activities, more }) => [activities.length, more])).toEqual(long.map(() => [1, 0]))
  expect(hasMore(long)).toBe(true)
  expect(hasMore([tourDay(1, 3)])).toBe(true)
  expect(hasMore([{ ...tourDay(1, 1), description: 'Along the quay.' }])).toBe(true)
  expect(hasMore([tourDay(1, 2), tourDay(2, 0)])).toBe(false)
})
