import { describe, expect, it } from 'vitest'
import { holidayOn, holidaysBetween } from './holidays.ts'
import { hoursOn, type OpeningFacts, weekdayOf } from './opening-hours.ts'

const place = (facts: Partial<OpeningFacts> = {}): OpeningFacts => ({
  kind: 'museum',
  closed: [],
  bestTime: 'any',
  ...facts,
})

describe('hours of a place on a day', () => {
  it('are those usual for its kind where nothing is known', () => {
    expect(hoursOn(place(), '2027-05-05', 'IT')).toEqual([{ opens: 600, closes: 1050 }])
    expect(hoursOn(place({ kind: 'street' }), '2027-05-05', 'IT')).toBeUndefined()
  })

  it('are its own where they are known: with lunch breaks, seasons and nights', () => {
    const openingHours = {
      are: 'known' as const,
      hours: [
        { days: ['Wed' as const], opens: '09:00', closes: '12:30', season: { from: '11-01', to: '03-31' } },
        { days: ['Wed' as const], opens: '15:00', closes: '01:00' },
      ],
    }
    expect(weekdayOf('2027-05-05')).toBe('Wed')
    expect(hoursOn(place({ openingHours }), '2027-05-05', 'IT')).toEqual([{ opens: 900, closes: 1500 }])
    expect(hoursOn(place({ openingHours }), '2027-02-03', 'IT')).toEqual([
      { opens: 540, closes: 750 },
      { opens: 900, closes: 1500 },
    ])
    expect(hoursOn(place({ openingHours }), '2027-05-06', 'IT')).toEqual([])
  })

  it('end on closing days and on the holidays that it keeps', () => {
    expect(hoursOn(place({ closed: ['Wed'] }), '2027-05-05', 'IT')).toEqual([])
    expect(hoursOn(place({ closedHolidays: ['public holidays'] }), '2027-03-29', 'IT')).toEqual([])
    expect(hoursOn(place({ closedHolidays: ['05-05'] }), '2027-05-05', 'IT')).toEqual([])
  })

  it('end at Christmas and New Year where these are holidays, and at two on the days before', () => {
    for (const date of ['2027-12-25', '2027-12-26', '2028-01-01']) expect(hoursOn(place(), date, 'DE')).toEqual([])
    expect(hoursOn(place(), '2027-12-24', 'DE')).toEqual([{ opens: 600, closes: 840 }])
    expect(hoursOn(place(), '2027-12-25', 'TR')).toEqual([{ opens: 600, closes: 1050 }])
    expect(hoursOn(place({ closedHolidays: [] }), '2027-12-25', 'DE')).toEqual([{ opens: 600, closes: 1050 }])
  })
})

describe('public holidays', () => {
  it('are found by country and day', () => {
    expect(holidayOn('DE', '2027-10-03')).toBe('National Holiday')
    expect(holidayOn('DE', '2027-03-28')).toBeUndefined()
    expect(holidayOn('US', '2027-11-25')).toBe('Thanksgiving Day')
    expect(holidayOn('TR', '2027-03-10')).toContain('Ramadan')
  })

  it('are listed in their order', () => {
    expect(holidaysBetween('FR', '2027-12-20', '2028-01-05')).toEqual([
      { name: 'Christmas Day', date: '2027-12-25' },
      { name: "New Year's Day", date: '2028-01-01' },
    ])
  })
})
