import { LIMITS } from '@waymark/contract/limits'
import { describe, expect, test } from 'vitest'
import {
  childrenOf,
  chosenIn,
  chosenPath,
  guestsOf,
  isBookingIn,
  priceOf,
  withCheckIn,
  withCheckOut,
  withChildren,
} from './chosen-stay.ts'

const NOTHING_TAKEN = { today: '2027-01-01', taken: new Set<string>() }

test.each([
  ['2', 2],
  ['', 1],
  ['two', 1],
  ['0', 1],
  ['-3', 1],
  ['2.9', 2],
  ['1e999', 1],
  ['12', 12],
])('%o in the field of guests counts as %d', (guests, count) => {
  expect(guestsOf({ guests })).toBe(count)
})

test.each([
  ['3', undefined, 0],
  ['3', '', 0],
  ['3', '2', 2],
  // One of the guests is an adult.
  ['3', '3', 2],
  ['', '2', 0],
  ['3', '-1', 0],
  ['3', 'two', 0],
])('of %o guests %o are typed as children: %d', (guests, children, count) => {
  expect(childrenOf({ guests, children })).toBe(count)
})

test('one more child than there is room for among the guests is one guest more, up to what the place takes', () => {
  expect(withChildren({ guests: '1' }, '1', 4)).toEqual({ guests: '2', children: '1' })
  expect(withChildren({ guests: '3' }, '1', 4)).toEqual({ guests: '3', children: '1' })
  expect(withChildren({ guests: '2', children: '1' }, '9', 4)).toEqual({ guests: '4', children: '9' })
  expect(withChildren({ guests: '2', children: '1' }, '', 4)).toEqual({ guests: '2', children: '' })
})

describe('nights and total', () => {
  test('are there once both dates are', () => {
    expect(priceOf({ guests: '1' }, 12_050)).toBeUndefined()
    expect(priceOf({ checkIn: '2027-03-01', guests: '1' }, 12_050)).toBeUndefined()
    expect(priceOf({ checkIn: '2027-03-01', checkOut: '2027-03-01', guests: '1' }, 12_050)).toBeUndefined()
    expect(priceOf({ checkIn: '2027-03-01', checkOut: '2027-03-04', guests: '9' }, 12_050)).toEqual({
      unitCents: 12_050,
      units: 3,
      totalCents: 36_150,
    })
  })

  test('do not change with the clocks, and are never a fraction of a cent', () => {
    expect(priceOf({ checkIn: '2027-03-27', checkOut: '2027-03-29', guests: '1' }, 3_333)).toEqual({
      unitCents: 3_333,
      units: 2,
      totalCents: 6_666,
    })
    const longest = priceOf({ checkIn: '2027-01-01', checkOut: '2027-04-01', guests: '1' }, LIMITS.priceCents)
    expect(longest).toMatchObject({ units: LIMITS.stayNights, totalCents: 8_999_999_910 })
  })
})

describe('choosing dates', () => {
  const chosen = { checkIn: '2027-03-05', checkOut: '2027-03-08', guests: '2' }

  test('an earlier check-in keeps the check-out, a later one drops it', () => {
    expect(withCheckIn(chosen, '2027-03-02', NOTHING_TAKEN)).toEqual({ ...chosen, checkIn: '2027-03-02' })
    expect(withCheckIn(chosen, '2027-03-08', NOTHING_TAKEN)).toEqual({
      ...chosen,
      checkIn: '2027-03-08',
      checkOut: undefined,
    })
  })

  test('nothing taken ever lies between', () => {
    const taken = { ...NOTHING_TAKEN, taken: new Set(['2027-03-04']) }
    expect(withCheckIn(chosen, '2027-03-02', taken).checkOut).toBeUndefined()
    expect(withCheckOut({ checkIn: '2027-03-02', guests: '2' }, '2027-03-06', taken).checkIn).toBeUndefined()
    expect(withCheckOut({ checkIn: '2027-03-02', guests: '2' }, '2027-03-04', taken).checkIn).toBe('2027-03-02')
  })
})

describe('the address', () => {
  test.each([
    { checkIn: '2027-03-05', checkOut: '2027-03-08', guests: '2' },
    { checkIn: '2027-03-05', checkOut: '2027-03-08', guests: '3', children: '2' },
  ])('brings back what was chosen: %o', (chosen) => {
    const { pathname, search } = new URL(chosenPath('a b', chosen), 'https://waymark.test')
    expect(pathname).toBe('/accommodations/a%20b')
    expect(isBookingIn(search)).toBe(true)
    expect(chosenIn(search)).toEqual(chosen)
  })

  test('that says nothing chooses nothing', () => {
    expect(chosenIn('')).toBeUndefined()
    expect(chosenIn('?book')).toBeUndefined()
    expect(chosenIn('?checkIn=2027-02-30')).toBeUndefined()
    expect(chosenIn('?checkIn=2027-02-20&guests=x')).toEqual({
      checkIn: '2027-02-20',
      checkOut: undefined,
      guests: '1',
    })
  })
})
