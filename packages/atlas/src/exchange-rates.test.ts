import { CURRENCIES } from '@waymark/contract/money'
import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { comparedPrice, converted, RATES_DATE } from './exchange-rates.ts'

test('amounts go there and back, to what three digits tell', () => {
  for (const { currency } of COUNTRIES) {
    const there = converted(100, 'USD', currency.code)
    if (there === undefined) continue
    const back = converted(there, currency.code, 'USD') ?? 0
    expect(Math.abs(back - 100), currency.code).toBeLessThanOrEqual(1)
  }
})

test('the euro and the yen are in their order of size, and the peso of Cuba has no rate', () => {
  expect(converted(100, 'EUR', 'USD')).toBeGreaterThan(90)
  expect(converted(1, 'USD', 'JPY')).toBeGreaterThan(80)
  expect(converted(1, 'USD', 'CUP')).toBeUndefined()
  expect(converted(1, 'XXX', 'EUR')).toBeUndefined()
})

test('every currency that a stay can have is compared in dollars, a dollar as itself', () => {
  for (const currency of CURRENCIES) expect(comparedPrice(10_000, currency).dollarCents, currency).toBeGreaterThan(0)
  expect(comparedPrice(12_050, 'USD')).toEqual({ dollarCents: 12_050, ratesDate: RATES_DATE })
  expect(comparedPrice(12_050, 'XXX')).toEqual({ ratesDate: RATES_DATE })
})
