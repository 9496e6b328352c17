import { aBooking } from '@waymark/contract/fixtures/bookings'
import { expect, test } from 'vitest'
import { dayWordsOf, daysOf } from './booked-days.ts'

const DETAILS = { location: 'Lisbon, Portugal', unitPriceCents: 100 }

test('the days of a booking are its dates, else the day that was asked for', () => {
  const undated = { type: 'activity', startDate: null, endDate: null } as const
  expect(dayWordsOf(aBooking())).toEqual(['Dates', 'Mar 1 – 4, 2027'])
  const start = { startDate: '2027-03-01', endDate: '2027-03-01', details: { ...DETAILS, startTime: '09:30' } }
  expect(dayWordsOf(aBooking(start))).toEqual(['Date', 'Mar 1, 2027 at 09:30'])
  const wished = aBooking({ ...undated, details: { ...DETAILS, preferredDay: '2026-12-23' } })
  expect(dayWordsOf(wished)).toEqual(['Preferred day', 'Wed, Dec 23'])
  expect(daysOf(wished)).toEqual({ startDate: '2026-12-23', endDate: '2026-12-23' })
  expect(dayWordsOf(aBooking({ ...undated, details: DETAILS }))).toBeUndefined()
  expect(daysOf(aBooking({ ...undated, details: DETAILS }))).toBeUndefined()
})
