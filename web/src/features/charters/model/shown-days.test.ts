import type { TourDay } from '@waymark/contract/charter-trips/charter-trip'
import { expect, test } from 'vitest'
import { itineraryDays, tourPreview } from './shown-days.ts'

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
  expect(itineraryDays([]).map(({ day }) => day)).toEqual([1, 2, 3])
})

test('the preview of a tour plan shows three days with two activities each, and counts the rest', () => {
  const preview = tourPreview([tourDay(1, 5), tourDay(2, 2), tourDay(3, 0), tourDay(4, 1)])
  expect(preview.map(({ activities }) => activities.length)).toEqual([2, 2, 0])
  expect(preview.map(({ more }) => more)).toEqual([3, 0, 0])
})
