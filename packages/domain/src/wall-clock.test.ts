import { expect, test } from 'vitest'
import { instantAt, wallClock } from './wall-clock.ts'

test.each([
  ['Europe/Lisbon', '2027-03-01 09:30'],
  ['Asia/Tokyo', '2027-03-01 18:30'],
  ['America/Los_Angeles', '2027-03-01 01:30'],
])('the clocks of %s show %s', (zone, shown) => {
  expect(wallClock(zone, new Date('2027-03-01T09:30:00Z'))).toBe(shown)
})

test.each([
  ['2027-03-01', '09:30', 'Asia/Tokyo', '2027-03-01T00:30:00.000Z'],
  ['2027-07-01', '09:30', 'Europe/Berlin', '2027-07-01T07:30:00.000Z'],
  // Companions may move a trip there.
  ['0001-01-01', '09:30', 'Asia/Tokyo', '0001-01-01T09:30:00.000Z'],
  ['9998-12-31', '09:30', 'Asia/Tokyo', '9998-12-31T00:30:00.000Z'],
  // The night in which Berlin's clocks go forward from 2:00 to 3:00.
  ['2027-03-28', '01:30', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '03:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28', '02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  // The night in which they go back from 3:00 to 2:00.
  ['2027-10-31', '01:30', 'Europe/Berlin', '2027-10-30T23:30:00.000Z'],
  ['2027-10-31', '03:30', 'Europe/Berlin', '2027-10-31T02:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantAt(day, time, zone).toISOString()).toBe(instant)
})
