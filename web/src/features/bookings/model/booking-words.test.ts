import { aBooking } from '@waymark/contract/fixtures/bookings'
import { describe, expect, test } from 'vitest'
import { bookedPath, canCancel, peopleOf, statusName, summaryOf, waitingText } from './booking-words.ts'

test('people are counted in the words of what is booked', () => {
  expect(peopleOf(aBooking({ participants: 1 }))).toBe('1 guest')
  expect(peopleOf(aBooking({ participants: 3 }))).toBe('3 guests')
  expect(peopleOf(aBooking({ participants: 3, children: 0 }))).toBe('3 guests')
  expect(peopleOf(aBooking({ participants: 3, children: 1 }))).toBe('2 adults, 1 child')
  expect(peopleOf(aBooking({ participants: 3, children: 2 }))).toBe('1 adult, 2 children')
  expect(peopleOf(aBooking({ type: 'charter', participants: 1 }))).toBe('1 person')
  expect(peopleOf(aBooking({ type: 'activity', participants: 2 }))).toBe('2 people')
})

test('each leads to what was booked', () => {
  expect(bookedPath(aBooking())).toBe('/accommodations/stay-1')
  expect(bookedPath(aBooking({ accommodationId: null, charterTripId: 'a b' }))).toBe('/charter/a%20b')
  expect(bookedPath(aBooking({ accommodationId: null, activityId: 'x' }))).toBe('/activities/x')
})

describe('a booking', () => {
  test.each([
    ['confirmed', '2027-03-01', true],
    ['pending', '2027-03-02', true],
    ['confirmed', '2027-02-28', false],
    ['cancelled', '2027-03-02', false],
    ['confirmed', null, true],
  ] as const)('that is %s and begins on %s can be cancelled on March 1: %s', (status, startDate, can) => {
    expect(canCancel(aBooking({ status, startDate }), '2027-03-01')).toBe(can)
  })
})

test('bookings are counted, and how many wait', () => {
  const [pending, confirmed] = [aBooking({ status: 'pending' }), aBooking()]
  expect(summaryOf([confirmed], false)).toBe('1 booking')
  expect(summaryOf([pending, confirmed, pending], false)).toBe('3 bookings, 2 pending')
  expect(summaryOf([confirmed, confirmed], true)).toBe('2+ bookings')
})

test('one that waits says until when, and one that nobody confirmed says so', () => {
  const made = { createdAt: '2027-03-01T09:00:00.000Z' }
  const pending = aBooking({ status: 'pending', ...made })
  expect([statusName(pending), waitingText(pending)]).toEqual([
    'Pending',
    expect.stringMatching(/^If nobody confirms it by Mar 4, 2027, .*, it lapses and costs nothing\.$/),
  ])
  const lapsed = aBooking({ status: 'cancelled', lapsedAt: '2027-03-04T09:05:00.000Z', ...made })
  expect([statusName(lapsed), waitingText(lapsed)]).toEqual([
    'Lapsed',
    'It was not confirmed in time. It costs nothing.',
  ])
  const cancelled = aBooking({ status: 'cancelled', ...made })
  expect([statusName(cancelled), waitingText(cancelled)]).toEqual(['Cancelled', undefined])
  expect(waitingText(aBooking({ status: 'confirmed', ...made }))).toBe(undefined)
})
