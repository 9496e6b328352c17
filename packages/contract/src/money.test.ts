import { describe, expect, it } from 'vitest'
import { centsOf, moneyText } from './money.ts'

describe('centsOf', () => {
  it.each([
    ['49', 4_900],
    ['49.9', 4_990],
    ['49.90', 4_990],
    [' 0.07 ', 7],
    ['9999999999.99', 999_999_999_999],
    [49.9, 4_990],
    [1.1 * 3, 330],
    [0.1 + 0.2, 30],
    [0, 0],
    [-1, -100],
  ])('reads %j as %i cents', (amount, cents) => expect(centsOf(amount)).toBe(cents))

  it.each(['', 'free', '1,000.00', '1e3', '49.999', '.5', '-1', '$5', '٤٩', 49.999, Number.NaN, 1e300])(
    'takes %j for no amount',
    (amount) => expect(centsOf(amount)).toBeUndefined(),
  )
})

it.each([
  [0, '0.00'],
  [7, '0.07'],
  [30, '0.30'],
  [4_990, '49.90'],
  [9_999_999_999, '99999999.99'],
])('%i cents are written %s', (cents, text) => expect(moneyText(cents)).toBe(text))
