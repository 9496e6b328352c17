import { expect, it } from 'vitest'
import { spokenHours, timeDifference } from './time-difference.ts'

it.each([
  ['Europe/Berlin', 'Europe/Lisbon', '2027-01-15', -60],
  ['Europe/Berlin', 'Asia/Tokyo', '2027-01-15', 480],
  ['Europe/Berlin', 'Asia/Tokyo', '2027-07-15', 420],
  ['Europe/London', 'Asia/Kolkata', '2027-01-15', 330],
  ['Europe/London', 'Asia/Kathmandu', '2027-01-15', 345],
  ['America/New_York', 'Europe/London', '2027-03-20', 240],
  ['Pacific/Auckland', 'Pacific/Honolulu', '2027-01-15', -1380],
  ['Europe/Paris', 'Europe/Rome', '2027-01-15', 0],
])('clocks of %s and %s on %s', (from, to, date, minutes) => {
  expect(timeDifference(from, to, date)).toBe(minutes)
})

it('hours are spoken as people say them', () => {
  expect([60, 120, 330, 45].map(spokenHours)).toEqual(['1 hour', '2 hours', '5 hours 30 minutes', '45 minutes'])
})
