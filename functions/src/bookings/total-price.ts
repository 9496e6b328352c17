import { LIMITS } from '@waymark/contract/limits'
import { formatExactCents, type Price, priceTexts } from '@waymark/domain/prices'
import { AppError } from '../platform/app-error.ts'

/**
 * Only the server decides what a booking costs. Refuses a total that nobody can be charged; whoever was shown another
 * price is told the right one.
 */
export function requireTotal(sentCents: number, price: Price): void {
  if (price.totalCents > LIMITS.totalCents) {
    throw new AppError('invalid-argument', 'a total over the limit', { message: 'The total price is too high' })
  }
  if (sentCents === price.totalCents) return
  const texts = priceTexts(price)
  const total = formatExactCents(price.totalCents)
  throw new AppError('conflict', 'the total of the client is not the price', {
    message: `The price has changed: the total is now ${total}. Please check it and book again.`,
    fields: { totalPrice: texts.totalPrice },
    price: texts,
  })
}
