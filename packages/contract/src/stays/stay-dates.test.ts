import { describe, expect, it } from 'vitest'
import { nightsOf, stayProblem } from './stay-dates.ts'

const now = new Date('2027-03-01T08:00:00Z')
const problem = (checkInDate: string | undefined, checkOutDate: string | undefined, guests = 2) =>
  stayProblem({ checkInDate, checkOutDate, guests }, { maxGuests: 4, now })

describe('what is wrong with a stay, in the order in which the form says it', () => {
  it.each([
    [undefined, undefined, 9, 'Missing Dates', 'Please select check-in and check-out dates.', 'checkInDate'],
    ['2027-04-01', '', 9, 'Missing Dates', 'Please select check-in and check-out dates.', 'checkOutDate'],
    ['2027-04-03', '2027-04-01', 9, 'Invalid Dates', 'Check-out date must be after check-in date.', 'checkOutDate'],
    ['2027-04-01', '2027-04-01', 9, 'Minimum Stay Required', 'Minimum stay is 1 night.', 'checkOutDate'],
    ['2027-04-01', '2027-04-02', 5, 'Too Many Guests', 'This property can accommodate up to 4 guests.', 'guests'],
    ['2027-02-01', '2027-04-02', 2, 'Invalid Dates', 'Check-in date cannot be in the past.', 'checkInDate'],
    ['2027-04-01', '2027-07-01', 2, 'Invalid Dates', 'Maximum stay is 90 nights.', 'checkOutDate'],
    ['2029-04-01', '2029-04-03', 2, 'Invalid Dates', 'Stays can be booked up to 730 days ahead.', 'checkOutDate'],
  ])('%s to %s for %i', (checkIn, checkOut, guests, title, description, field) =>
    expect(problem(checkIn, checkOut, guests)).toEqual({ title, description, field }),
  )

  it.each([
    [2, 2, false],
    [3, 5, false],
    [3, 2, true],
    [1, 0, true],
    [1, undefined, true],
    [1, null, true],
  ])('of %i guests %s may be children: %s', (guests, children, may) => {
    const wanted = { checkInDate: '2027-04-01', checkOutDate: '2027-04-02', guests, children }
    expect(stayProblem(wanted, { maxGuests: 4, now })).toEqual(
      may
        ? undefined
        : { title: 'No Adult', description: 'At least one of the guests must be an adult.', field: 'children' },
    )
  })

  it.each([
    ['2027-04-01', '2027-04-02', 4],
    ['2027-04-01', '2027-06-30', 1],
    // In the westernmost time zone it is still the day before.
    ['2027-02-28', '2027-03-02', 1],
  ])('nothing: %s to %s for %i', (checkIn, checkOut, guests) =>
    expect(problem(checkIn, checkOut, guests)).toBeUndefined(),
  )
})

it('the nights of a stay begin on each day but the last', () => {
  expect(nightsOf('2027-02-27', '2027-03-02')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
})
