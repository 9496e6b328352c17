import { addDays } from '@waymark/contract/calendar'
import { describe, expect, test } from 'vitest'
import { areFree, canCheckIn, canCheckOut, firstRoomyDay, lastBookableDay } from './free-days.ts'

/** The nights of March 10 and 11 are taken: somebody leaves on the 12th. */
const MARCH = { today: '2027-03-01', taken: new Set(['2027-03-10', '2027-03-11']) }

describe('check-in', () => {
  test.each([
    ['2027-02-28', false],
    ['2027-03-01', true],
    ['2027-03-09', true],
    ['2027-03-10', false],
    ['2027-03-11', false],
    ['2027-03-12', true],
  ])('on %s: %s', (day, can) => {
    expect(canCheckIn(day, MARCH)).toBe(can)
  })

  test('is not further ahead than anyone can book', () => {
    const last = lastBookableDay(MARCH)
    expect(canCheckIn(last, MARCH)).toBe(false)
    expect(canCheckOut(last, undefined, MARCH)).toBe(true)
  })
})

describe('check-out', () => {
  test.each([
    ['2027-03-08', '2027-03-08', false],
    ['2027-03-08', '2027-03-07', false],
    ['2027-03-08', '2027-03-09', true],
    // Others come on the 10th.
    ['2027-03-08', '2027-03-10', true],
    ['2027-03-08', '2027-03-11', false],
    ['2027-03-08', '2027-03-20', false],
    ['2027-03-12', '2027-06-10', true],
    ['2027-03-12', '2027-06-11', false],
  ])('after check-in on %s on %s: %s', (checkIn, day, can) => {
    expect(canCheckOut(day, checkIn, MARCH)).toBe(can)
  })

  test.each([
    ['2027-03-01', false],
    ['2027-03-02', true],
    ['2027-03-10', true],
    ['2027-03-11', false],
    ['2027-03-12', false],
    ['2027-03-13', true],
  ])('chosen first, on %s: %s', (day, can) => {
    expect(canCheckOut(day, undefined, MARCH)).toBe(can)
  })
})

test('nights between two days are free, or not', () => {
  expect(areFree('2027-03-05', '2027-03-10', MARCH)).toBe(true)
  expect(areFree('2027-03-05', '2027-03-11', MARCH)).toBe(false)
})

describe('the calendar begins', () => {
  test('on the first free day, in a month with a week of free nights', () => {
    expect(firstRoomyDay(MARCH)).toBe('2027-03-01')
    expect(firstRoomyDay({ today: '2027-03-10', taken: MARCH.taken })).toBe('2027-03-12')
  })

  test('in the next month, if fewer nights of this one are free', () => {
    expect(firstRoomyDay({ ...MARCH, today: '2027-03-25' })).toBe('2027-03-25')
    expect(firstRoomyDay({ ...MARCH, today: '2027-03-26' })).toBe('2027-04-01')
  })

  test('today, if no month has as many', () => {
    const taken = new Set(Array.from({ length: 800 }, (_, index) => addDays('2027-03-01', index)))
    expect(firstRoomyDay({ today: '2027-03-01', taken })).toBe('2027-03-01')
  })
})
