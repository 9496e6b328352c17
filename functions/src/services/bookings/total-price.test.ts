import { centsOf, moneyText } from '@waymark/contract/money'
import { describe, expect, it } from 'vitest'
import { requireTotal, totalPrice } from './total-price.ts'

/** Adds an amount up digit by digit, as one does on paper. */
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

const randomPrice = (): string => (Math.floor(Math.random() * 1_000_000) / 100).toFixed(2)

describe('the total of a booking', () => {
  it('is that of sums on paper, for 10,000 random bookings', () => {
    for (let count = 0; count < 10_000; count += 1) {
      const [price, units] = [randomPrice(), 1 + Math.floor(Math.random() * 90)]
      const total = totalPrice(centsOf(price)!, units)
      expect(moneyText(total), `${units} x ${price}`).toBe(addedUp(price, units))
      // Browsers calculate with floats; what they send is taken as the same amount.
      expect(() => requireTotal(centsOf(Number(price) * units)!, total), `${units} x ${price}`).not.toThrow()
    }
  })

  it.each([
    ['0.07', 3, '0.21'],
    ['1.10', 3, '3.30'],
    ['999999.99', 90, '89999999.10'],
    ['0.00', 4, '0.00'],
    ['19.99', 500, '9995.00'],
  ])('of %s times %i is %s', (price, units, total) => {
    expect(moneyText(totalPrice(centsOf(price)!, units))).toBe(total)
  })

  it('must fit what can be charged', () => {
    expect(totalPrice(9_999_999_999, 1)).toBe(9_999_999_999)
    expect(() => totalPrice(9_999_999_999, 2)).toThrow('The total price is too high')
  })

  it('is the right one to the cent', () => {
    expect(() => requireTotal(9_000, 9_000)).not.toThrow()
    expect(() => requireTotal(8_999, 9_000)).toThrow(/now \$90\.00/)
  })
})
