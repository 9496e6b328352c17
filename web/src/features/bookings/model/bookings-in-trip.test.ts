import { aBooking } from '@waymark/contract/fixtures/bookings'
import { expect, test } from 'vitest'
import { bookingsInTrip, bookingsOn, bookingsThatFit } from './bookings-in-trip.ts'

const TRIP = { id: 'trip-1', startDate: '2027-03-03', endDate: '2027-03-09' }

test.each([
  ['2027-03-01', '2027-03-02', false],
  ['2027-03-01', '2027-03-03', true],
  ['2027-03-04', '2027-03-05', true],
  ['2027-02-01', '2027-04-01', true],
  ['2027-03-09', '2027-03-12', true],
  ['2027-03-10', '2027-03-12', false],
])('a booking from %s to %s falls into March 3 to 9: %s', (startDate, endDate, falls) => {
  expect(bookingsInTrip([aBooking({ startDate, endDate })], TRIP)).toHaveLength(falls ? 1 : 0)
})

test('a booking for a trip belongs to that trip alone', () => {
  const days = { startDate: '2027-03-04', endDate: '2027-03-05' }
  expect(bookingsInTrip([aBooking({ ...days, tripId: 'trip-2' })], TRIP)).toEqual([])
  expect(bookingsInTrip([aBooking({ startDate: null, endDate: null, tripId: 'trip-1' })], TRIP)).toHaveLength(1)
  expect(bookingsInTrip([aBooking({ startDate: null, endDate: null })], TRIP)).toEqual([])
})

test('cancelled ones are left out, the others stand in the order of their days', () => {
  const on = (id: string, startDate: string) => aBooking({ id, startDate, endDate: '2027-03-09' })
  const bookings = [
    on('c', '2027-03-07'),
    { ...on('x', '2027-03-05'), status: 'cancelled' as const },
    on('b', '2027-03-04'),
  ]
  expect(bookingsInTrip(bookings, TRIP).map(({ id }) => id)).toEqual(['b', 'c'])
})

test('of a day are those that cover it, and those without days of their own', () => {
  const bookings = [
    aBooking({ id: 'stay', startDate: '2027-03-03', endDate: '2027-03-05' }),
    aBooking({ id: 'later', startDate: '2027-03-06', endDate: '2027-03-06' }),
    aBooking({ id: 'tour', startDate: null, endDate: null }),
  ]
  expect(bookingsOn(bookings, '2027-03-05').map(({ id }) => id)).toEqual(['stay', 'tour'])
  expect(bookingsOn(bookings, '2027-03-06').map(({ id }) => id)).toEqual(['later', 'tour'])
})

test('what has neither a day nor a trip of its own may be for any', () => {
  const bookings = [
    aBooking({ id: 'tour', startDate: null, endDate: null }),
    aBooking({ id: 'theirs', startDate: null, endDate: null, tripId: 'trip-2' }),
    aBooking({ id: 'off', startDate: null, endDate: null, status: 'cancelled' }),
    aBooking({ id: 'stay', startDate: '2027-03-03', endDate: '2027-03-05' }),
    aBooking({ id: 'later', startDate: '2027-04-03', endDate: '2027-04-05' }),
  ]
  expect(bookingsThatFit(bookings, TRIP).map(({ id }) => id)).toEqual(['stay', 'tour'])
})

test('a preferred day counts as the day of a booking without one', () => {
  const wished = (preferredDay: string) =>
    aBooking({
      id: preferredDay,
      type: 'activity',
      startDate: null,
      endDate: null,
      details: { location: 'Lisbon', unitPriceCents: 100, preferredDay },
    })
  const bookings = [wished('2027-03-05'), wished('2027-03-04'), wished('2027-03-10')]
  expect(bookingsInTrip(bookings, TRIP).map(({ id }) => id)).toEqual(['2027-03-04', '2027-03-05'])
  expect(bookingsThatFit(bookings, TRIP).map(({ id }) => id)).toEqual(['2027-03-04', '2027-03-05'])
  expect(bookingsOn(bookings, '2027-03-05').map(({ id }) => id)).toEqual(['2027-03-05'])
})
