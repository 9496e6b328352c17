import { assert, integer, property } from 'fast-check'
import { centsOf, CURRENCIES } from '@waymark/contract/money'
import { expect, it } from 'vitest'
import {
  formatAbout,
  formatCents,
  formatExactCents,
  parseMoneyText,
  pricePerNight,
  pricePerPerson,
  priceTexts,
} from './prices.ts'

/** Adds an amount digit by digit, as on paper. */
function addedUp(amount: string, times: number): string {
  const digits = amount.replace('.', '').split('').map(Number).toReversed()
  let sum: number[] = [0]
  for (let count = 0; count < times; count += 1) {
    let carry = 0
    sum = Array.from({ length: Math.max(sum.length, digits.length) + 1 }, (_, place) => {
      const column = (sum[place] ?? 0) + (digits[place] ?? 0) + carry
      carry = Math.floor(column / 10)
      return column % 10
    })
  }
  const text = sum.toReversed().join('').replace(/^0+/, '').padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

it('a total is that of a sum on paper', () => {
  assert(
    property(integer({ min: 0, max: 99_999_999 }), integer({ min: 1, max: 500 }), (cents, people) => {
      const { unitPrice, totalPrice } = priceTexts(pricePerPerson(cents, people))
      expect(parseMoneyText(unitPrice)).toBe(cents)
      expect(totalPrice).toBe(addedUp(unitPrice, people))
      // Other clients calculate with floats; their result is accepted as the same amount.
      expect(centsOf(Number(unitPrice) * people)).toBe(parseMoneyText(totalPrice))
    }),
  )
})

it('nights are counted by the calendar, whatever the clocks do', () => {
  expect(pricePerNight(3_333, '2027-03-27', '2027-03-29')).toEqual({ unitCents: 3_333, units: 2, totalCents: 6_666 })
})

it.each(['', 'free', '-1', '1,000.00', 'NaN'])('%j is no price, and never one of $0.00', (text) => {
  expect(() => parseMoneyText(text)).toThrow(RangeError)
})

it('shows cents only where there are any', () => {
  expect(formatCents(0)).toBe('$0')
  expect(formatCents(123_400)).toBe('$1,234')
  expect(formatCents(1_250)).toBe('$12.50')
})

it.each([...CURRENCIES, 'SEK'])('writes every amount in %s as the browser would', (currency) => {
  const browser = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  // Yen have no decimals: the browser rounds, so only whole yen are compared.
  const step = currency === 'JPY' ? 100 : 1
  assert(
    property(integer({ min: -1_000_000_000, max: 1_000_000_000_000 }), (number) => {
      const cents = Math.round(number / step) * step + 0
      expect(formatExactCents(cents, currency)).toBe(browser.format(cents / 100))
    }),
  )
})

it('an amount in dollars needs no currency, and what it is in another one is told in whole units', () => {
  expect(formatExactCents(12_050)).toBe('$120.50')
  expect(formatCents(12_000, 'EUR')).toBe('€120')
  expect(formatCents(12_050, 'JPY')).toBe('¥120.50')
  expect(formatAbout(8_430, 'EUR')).toBe('about €84')
})
