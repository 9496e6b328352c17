import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { expect, test } from 'vitest'
import { addressOf } from '../../../shared/booking/address-of.ts'
import { startOf, stopForBooking, stopOfBooking } from './booked-stop.ts'

const TRIP = aTripOfStops()
const DETAILS = { location: 'Lisbon, Portugal', unitPriceCents: 100 }

test('a stay stands on the day of check-in, with its address and its hour', () => {
  const details = { ...DETAILS, address: 'Rua da Graça 12', checkInTime: '4:00 PM' }
  const booking = aBooking({ id: 'stay', startDate: TRIP.startDate, details })
  expect(stopOfBooking(booking, TRIP)).toEqual({
    title: 'Casa do Miradouro',
    description: 'Rua da Graça 12',
    kind: 'sleep',
    day: 1,
    startsAt: '16:00',
    bookingId: 'stay',
  })
})

test('what has no day, or begins before the trip, is an idea', () => {
  const tour = aBooking({ type: 'activity', startDate: null, endDate: null })
  expect(stopOfBooking(tour, TRIP)).toMatchObject({ kind: 'booking', day: null, startsAt: null })
  expect(stopOfBooking(aBooking({ startDate: '2020-01-01' }), TRIP)).toMatchObject({ day: null })
})

test('what was asked for on a day is proposed there, at no hour', () => {
  const details = { ...DETAILS, preferredDay: TRIP.startDate }
  const tour = aBooking({ type: 'activity', startDate: null, endDate: null, details })
  expect(stopOfBooking(tour, TRIP)).toMatchObject({ kind: 'booking', day: 1, startsAt: null })
})

test('a dated activity stands at the hour at which it begins', () => {
  const details = { ...DETAILS, startTime: '09:30' }
  const booking = aBooking({ type: 'activity', startDate: TRIP.startDate, details })
  expect(stopOfBooking(booking, TRIP)).toMatchObject({ kind: 'booking', day: 1, startsAt: '09:30' })
})

test.each([
  ['16:00', '16:00'],
  ['9:15', '09:15'],
  ['12:30 AM', '00:30'],
  ['12:00 pm', '12:00'],
  ['After 3', null],
  ['25:00', null],
])('of %s the hour is %s', (checkInTime, hour) => {
  expect(startOf({ details: { ...DETAILS, checkInTime } })).toBe(hour)
})

test('where a charter leaves is where one has to be', () => {
  expect(addressOf({ details: { ...DETAILS, departureLocation: 'Harbour gate 2' } })).toBe('Harbour gate 2')
  expect(addressOf({ details: { ...DETAILS, location: ' ' } })).toBeUndefined()
})

test('the stop of a booking is found until it is removed', () => {
  const stop = aStop({ id: 's', bookingId: 'stay' })
  expect(stopForBooking({ ...TRIP, stops: { s: stop } }, 'stay')).toBe(stop)
  expect(stopForBooking({ ...TRIP, stops: { s: { ...stop, removedBy: 'ann' } } }, 'stay')).toBeUndefined()
})
