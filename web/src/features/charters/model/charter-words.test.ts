import { describe, expect, test } from 'vitest'
import { bookingOffer, inDateOrder, mostParticipants, ratingOf, seatsText, totalCentsOf } from './charter-words.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const TRIP = { isActive: true, startDate: '2026-12-01', maxParticipants: 12, currentParticipants: 3 }

describe('the total', () => {
  test.each([
    ['1', 128_000, 128_000],
    [' 2 ', 128_000, 256_000],
    ['3', 1_099, 3_297],
    ['500', 9_999, 4_999_500],
  ])('of %s at %i cents is %i', (participants, cents, total) => {
    expect(totalCentsOf(participants, cents)).toBe(total)
  })

  test.each(['', '0', '-1', '1.5', '1e3', 'two'])('is not told for %j', (participants) => {
    expect(totalCentsOf(participants, 100)).toBeUndefined()
  })
})

describe('the offer', () => {
  test('is open while there are seats', () => {
    expect(bookingOffer(TRIP, NOW)).toEqual({ label: 'Book Now', isOpen: true })
  })

  test.each([
    ['inactive', { isActive: false }, 'Not Available'],
    ['begun', { startDate: '2026-11-01' }, 'Not Available'],
    ['full', { currentParticipants: 12 }, 'Fully Booked'],
  ])('is closed for a trip that is %s', (_name, change, label) => {
    expect(bookingOffer({ ...TRIP, ...change }, NOW)).toEqual({ label, isOpen: false })
  })
})

test('seats are counted, and a trip without any says so', () => {
  expect(seatsText(TRIP)).toBe('9 of 12 seats left')
  expect(seatsText({ maxParticipants: 12, currentParticipants: 12 })).toBe('Fully booked')
})

test('ten people book at most where a trip does not say how many it takes', () => {
  expect(mostParticipants(TRIP)).toBe(12)
  expect(mostParticipants({ maxParticipants: 0 })).toBe(10)
})

test('a trip that nobody has rated shows the placeholder', () => {
  expect(ratingOf({ reviews: null })).toEqual({ rating: '4.7', reviews: '127 Reviews' })
  expect(ratingOf({ reviews: { averageRating: 5, totalReviews: 1, reviews: [] } })).toEqual({
    rating: '5.0',
    reviews: '1 Review',
  })
})

test('what is ahead comes first, the next first, and what is over last, the latest first', () => {
  const trips = ['2027-06-05', '2026-11-01', '2027-03-12', '2026-11-20', '2026-05-01'].map((startDate) => ({
    startDate,
    endDate: startDate.replace(/\d\d$/, '28'),
  }))
  expect(inDateOrder(trips, '2026-11-28').map(({ startDate }) => startDate)).toEqual([
    '2026-11-01',
    '2026-11-20',
    '2027-03-12',
    '2027-06-05',
    '2026-05-01',
  ])
  expect(inDateOrder(trips, '2026-11-29').map(({ startDate }) => startDate)).toEqual([
    '2027-03-12',
    '2027-06-05',
    '2026-11-20',
    '2026-11-01',
    '2026-05-01',
  ])
})
