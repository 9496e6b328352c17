import { expect, it } from 'vitest'
import { daySlots, weekdayOf } from './day-slot.ts'
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

const MILD = { lowC: 10, highC: 20, wetDays: 0.2 }
const HOT = { lowC: 24, highC: 36, wetDays: 0 }
const MONSOON = { lowC: 24, highC: 30, wetDays: 0.8 }

const slots = (endDate: string, preferences = '', weather = MILD) =>
  daySlots(
    {
      destination: 'Lisbon',
      departureCity: 'Berlin',
      startDate: '2027-05-03',
      endDate,
      budget: '$5,000+',
      travelStyle: 'Culture',
    },
    readWishes(preferences),
    () => weather,
  )

it('the first day has the arrival, the last the departure, and one day has both', () => {
  expect(slots('2027-05-06').map(({ role }) => role)).toEqual(['arrival', 'full', 'full', 'departure'])
  expect(slots('2027-05-04').map(({ role }) => role)).toEqual(['arrival', 'departure'])
  const [only] = slots('2027-05-03')
  expect(only?.role).toBe('only')
  expect(only?.arrival).toBeLessThan(only?.departure ?? 0)
})

it('the journey takes half a day at each end', () => {
  const [first, , last] = slots('2027-05-05')
  expect(first?.start).toBeGreaterThanOrEqual(12 * 60)
  expect(first?.start).toBeGreaterThan(first?.arrival ?? Infinity)
  expect(last?.end).toBeLessThanOrEqual(14 * 60)
  expect(last?.end).toBeLessThan(last?.departure ?? 0)
})

it('those who sleep in begin later', () => {
  const start = (preferences: string) => slots('2027-05-06', preferences)[1]?.start ?? 0
  expect(start('we sleep in')).toBeGreaterThan(start(''))
})

it('heat lets a day begin earlier and rest at noon, tropical rain lets it rest at noon', () => {
  const day = (weather: typeof MILD) => slots('2027-05-06', '', weather)[1]
  expect(day(HOT)?.start).toBeLessThan(day(MILD)?.start ?? 0)
  expect([MILD, HOT, MONSOON].map((weather) => day(weather)?.restsAtNoon)).toEqual([false, true, true])
})

it('children are in bed early', () => {
  const bedtime = (preferences: string) => slots('2027-05-06', preferences)[1]?.bedtime ?? 0
  expect(bedtime('with kids')).toBeLessThan(bedtime(''))
})
