import { pricePerPerson } from '@waymark/domain/prices'
import { expect, it } from 'vitest'
import { requireTotal } from './total-price.ts'

it('a total must fit what can be charged', () => {
  expect(() => requireTotal(9_999_999_999, pricePerPerson(9_999_999_999, 1))).not.toThrow()
  expect(() => requireTotal(19_999_999_998, pricePerPerson(9_999_999_999, 2))).toThrow('The total price is too high')
})

it('a total is the right one to the cent, and who was shown another is told the price of one, too', () => {
  const price = pricePerPerson(90_000, 3)
  expect(() => requireTotal(270_000, price)).not.toThrow()
  expect(() => requireTotal(269_999, price)).toThrow(
    expect.objectContaining({
      message: 'The price has changed: the total is now $2,700.00. Please check it and book again.',
      price: { unitPrice: '900.00', totalPrice: '2700.00' },
    }),
  )
})
