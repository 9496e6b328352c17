import { aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { CalendarDay } from './primitives.ts'
import { withDays } from './trips/day-order.ts'

it('counts days on, back and over the end of a leap year', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2028-01-01', -1)).toBe('2027-12-31')
})

it('ends with the year 9999, so that a trip whose days go on is still read', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(addDays('0000-01-01', -1)).toBe('0000-01-01')
  const { id: _id, ...trip } = aTripOfStops({
    ...{ startDate: '9999-12-31', endDate: '9999-12-31', days: { 1: aTripDay() } },
    dayOrder: { 1: 'a0', 2: 'a1' },
  })
  expect(CalendarDay.safeParse(withDays(trip).endDate).success).toBe(true)
})
