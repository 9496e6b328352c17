import { aBooking } from '@waymark/contract/fixtures/bookings'
import { expect, it } from 'vitest'
import { nightsWithoutStay, stayOfNight } from './booked-nights.ts'

const TRIP = { startDate: '2027-06-03', endDate: '2027-06-07' }

const aStay = (startDate: string, endDate: string, changes: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ type: 'accommodation', status: 'confirmed', startDate, endDate, ...changes })

it('a stay is slept in until the night before it is left', () => {
  const stay = aStay('2027-06-03', '2027-06-05')
  expect(stayOfNight([stay], '2027-06-02')).toBeUndefined()
  expect(stayOfNight([stay], '2027-06-03')).toBe(stay)
  expect(stayOfNight([stay], '2027-06-04')).toBe(stay)
  expect(stayOfNight([stay], '2027-06-05')).toBeUndefined()
})

it('of two stays on a night the confirmed one counts, and a pending one where it is alone', () => {
  const pending = aStay('2027-06-03', '2027-06-05', { id: 'pending', status: 'pending' })
  const confirmed = aStay('2027-06-04', '2027-06-05', { id: 'confirmed' })
  expect(stayOfNight([pending, confirmed], '2027-06-03')).toBe(pending)
  expect(stayOfNight([pending, confirmed], '2027-06-04')).toBe(confirmed)
})

it.each([
  ['a cancelled stay', aStay('2027-06-03', '2027-06-07', { status: 'cancelled' })],
  ['an activity', aStay('2027-06-03', '2027-06-07', { type: 'activity' })],
  ['a charter trip', aStay('2027-06-03', '2027-06-07', { type: 'charter' })],
  ['a stay without dates', aBooking({ type: 'accommodation', status: 'confirmed', startDate: null, endDate: null })],
])('nobody sleeps in %s', (_what, booking) => {
  expect(stayOfNight([booking], '2027-06-03')).toBeUndefined()
  expect(nightsWithoutStay([booking], TRIP)).toEqual(TRIP)
})

it.each([
  ['all nights', [['2027-06-03', '2027-06-07']], undefined],
  ['more than all nights', [['2027-06-01', '2027-06-09']], undefined],
  [
    'all nights in two stays',
    [
      ['2027-06-05', '2027-06-07'],
      ['2027-06-03', '2027-06-05'],
    ],
    undefined,
  ],
  ['the first nights', [['2027-06-03', '2027-06-05']], { startDate: '2027-06-05', endDate: '2027-06-07' }],
  ['the last nights', [['2027-06-05', '2027-06-07']], { startDate: '2027-06-03', endDate: '2027-06-05' }],
  ['a night between', [['2027-06-04', '2027-06-05']], { startDate: '2027-06-03', endDate: '2027-06-04' }],
] as const)('a trip with %s booked', (_what, stays, left) => {
  const bookings = stays.map(([from, to]) => aStay(from, to))
  expect(nightsWithoutStay(bookings, TRIP)).toEqual(left)
})
