import { pricePerPerson } from '@waymark/domain/prices'
import { expect, it } from 'vitest'
import { requireTotal } from './total-price.ts'

it('a total must fit what can be charged', () => {
  expect(() => requireTotal({ cents: 9_999_999_999 }, pricePerPerson(9_999_999_999, 1))).not.toThrow()
  expect(() => requireTotal({ cents: 19_999_999_998 }, pricePerPerson(9_999_999_999, 2))).toThrow(
    'The total price is too high',
  )
})

it('a total is the right one to the cent, and who was shown another is told the price of one, too', () => {
  const price = pricePerPerson(90_000, 3)
  expect(() => requireTotal({ cents: 270_000 }, price)).not.toThrow()
  expect(() => requireTotal({ cents: 269_999 }, price)).toThrow(
    expect.objectContaining({
      message: 'The price has changed: the total is now $2,700.00. Please check it and book again.',
      price: { unitPrice: '900.00', totalPrice: '2700.00', currency: 'USD' },
    }),
  )
  expect(() => requireTotal({ cents: 269_999 }, price, { again: 'confirm the change again' })).toThrow(
    expect.objectContaining({
      message: 'The price has changed: the total is now $2,700.00. Please check it and confirm the change again.',
    }),
  )
})

it('the same number in another currency is another total', () => {
  const price = pricePerPerson(90_000, 3)
  const inEuros = { currency: 'EUR' }
  expect(() => requireTotal({ cents: 270_000, currency: 'EUR' }, price, inEuros)).not.toThrow()
  for (const currency of [undefined, 'USD', 'GBP']) {
    expect(() => requireTotal({ cents: 270_000, currency }, price, inEuros)).toThrow(
      expect.objectContaining({
        message: 'The price has changed: the total is now €2,700.00. Please check it and book again.',
        price: { unitPrice: '900.00', totalPrice: '2700.00', currency: 'EUR' },
      }),
    )
  }
  expect(() => requireTotal({ cents: 270_000, currency: 'EUR' }, price)).toThrow('the total is now $2,700.00')
})
