import { expect, it } from 'vitest'
import { dayFrames, weekdayOf } from './day-frame.ts'
import { readWishes } from './wishes.ts'

it.each([
  ['2026-11-21', 'Sat'],
  ['2026-11-23', 'Mon'],
  ['2028-02-29', 'Tue'],
  ['2000-12-31', 'Sun'],
  ['1999-12-31', 'Fri'],
])('%s is a %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday)
})

const frames = (endDate: string, preferences = '') =>
  dayFrames(
    {
      destination: 'Lisbon',
      departureCity: 'Berlin',
      startDate: '2027-05-03',
      endDate,
      budget: '$5,000+',
      travelStyle: 'Culture',
    },
    readWishes(preferences),
  )

it('the first day has the arrival, the last the departure, and one day has both', () => {
  expect(frames('2027-05-06').map(({ role }) => role)).toEqual(['arrival', 'full', 'full', 'departure'])
  expect(frames('2027-05-04').map(({ role }) => role)).toEqual(['arrival', 'departure'])
  const [only] = frames('2027-05-03')
  expect(only?.role).toBe('only')
  expect(only?.arrival).toBeLessThan(only?.departure ?? 0)
})

it('those who sleep in begin later', () => {
  const start = (preferences: string) => frames('2027-05-06', preferences)[1]?.start ?? 0
  expect(start('we sleep in')).toBeGreaterThan(start(''))
})
