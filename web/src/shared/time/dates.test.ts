import { assert, date, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay, formatDayRange, formatInstant, formatInstantDay, formatWeekday, localToday } from './dates.ts'

describe('calendar days as shown', () => {
  it('names the day that is stored, whatever the time zone of the device', () => {
    expect(formatDay('2027-03-03')).toBe('Mar 3, 2027')
    expect(formatWeekday('2027-03-03')).toBe('Wed, Mar 3')
  })

  it('says once what both ends of a range share', () => {
    expect(formatDayRange('2027-03-03', '2027-03-09')).toBe('Mar 3 – 9, 2027')
    expect(formatDayRange('2027-03-28', '2027-04-02')).toBe('Mar 28 – Apr 2, 2027')
    expect(formatDayRange('2026-12-30', '2027-01-02')).toBe('Dec 30, 2026 – Jan 2, 2027')
  })

  it('writes days and ranges as the browser would', () => {
    const browser = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    const days = date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    assert(
      property(days, days, (one, other) => {
        const [start, end] = one < other ? [one, other] : [other, one]
        const range = formatDayRange(start.toISOString().slice(0, 10), end.toISOString().slice(0, 10))
        expect(range).toBe(browser.formatRange(start, end).replaceAll('\u2009', ' '))
        expect(formatDay(start.toISOString().slice(0, 10))).toBe(browser.format(start))
      }),
    )
  })

  it('shows a trip of one day as that day', () => {
    expect(formatDayRange('2027-03-03', '2027-03-03')).toBe('Mar 3, 2027')
  })

  it('shows an instant as the day that it is for the traveller', () => {
    const noonHere = new Date(2026, 10, 21, 12)
    expect(formatInstantDay(noonHere.toISOString())).toBe('Nov 21, 2026')
    expect(formatInstant(noonHere.toISOString())).toBe('Nov 21, 2026, 12:00 PM')
  })

  it('takes today from the clock of the traveller', () => {
    expect(localToday(new Date(2027, 0, 5, 0, 1))).toBe('2027-01-05')
    expect(localToday(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05')
  })
})
