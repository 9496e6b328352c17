import { addDays } from '@waymark/contract/calendar'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  dayAfterKey,
  lastDayOf,
  monthOf,
  sameDayMonthsLater,
  weekdayOf,
  weeksFrom,
  weeksOf,
} from './calendar-month.ts'

describe('a month', () => {
  test('is laid out in weeks from Sunday on', () => {
    const weeks = weeksOf('2027-02')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([
      undefined,
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
      '2027-02-05',
      '2027-02-06',
    ])
    expect(weeks[4]?.[0]).toBe('2027-02-28')
    expect(weeks[4]?.slice(1)).toEqual(Array.from({ length: 6 }, () => undefined))
  })

  test('of any year has each of its days once, in the column of its weekday', () => {
    for (let month = '2026-01'; month < '2032-01'; month = addMonths(month, 1)) {
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== undefined)
      expect(days[0]).toBe(`${month}-01`)
      expect(days.at(-1)).toBe(lastDayOf(month))
      for (const week of weeks) {
        for (const [column, day] of week.entries()) if (day !== undefined) expect(weekdayOf(day)).toBe(column)
      }
      for (const [index, day] of days.entries()) expect(day).toBe(addDays(`${month}-01`, index))
    }
  })

  test('begins with the week of the first day that can be chosen', () => {
    expect(weeksFrom('2027-02-20', '2027-02')).toEqual(weeksOf('2027-02').slice(2))
    expect(weeksFrom('2027-02-21', '2027-02')).toEqual(weeksOf('2027-02').slice(3))
    expect(weeksFrom('2027-02-20', '2027-03')).toEqual(weeksOf('2027-03'))
  })

  test('before and after crosses the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2027-01', -1)).toBe('2026-12')
    expect(lastDayOf('2028-02')).toBe('2028-02-29')
  })
})

test('a month later is the same day, or the last one', () => {
  expect(sameDayMonthsLater('2027-01-31', 1)).toBe('2027-02-28')
  expect(sameDayMonthsLater('2027-03-15', -1)).toBe('2027-02-15')
  expect(sameDayMonthsLater('2028-02-29', 12)).toBe('2029-02-28')
})

test.each([
  ['ArrowLeft', '2027-03-09'],
  ['ArrowRight', '2027-03-11'],
  ['ArrowUp', '2027-03-03'],
  ['ArrowDown', '2027-03-17'],
  ['Home', '2027-03-07'],
  ['End', '2027-03-13'],
  ['PageUp', '2027-02-10'],
  ['PageDown', '2027-04-10'],
  ['Enter', undefined],
])('%s leads from Wednesday, March 10 to %s', (key, day) => {
  expect(dayAfterKey('2027-03-10', key, false)).toBe(day)
})

test('with Shift a page is a year', () => {
  expect(dayAfterKey('2027-03-10', 'PageDown', true)).toBe('2028-03-10')
  expect(monthOf('2027-03-10')).toBe('2027-03')
})
