import { LIMITS } from '@waymark/contract/limits'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import { formatExactCents, type Price, priceTexts } from '@waymark/domain/prices'
import { AppError } from '../platform/app-error.ts'

export interface SentTotal {
  readonly cents: number
  readonly currency?: string | undefined
}

/**
 * Refuses a total that differs from the server's price; the error contains the correct one.
 * @param currency of the price
 * @param again what the message asks the customer to do next
 */
export function requireTotal(
  sent: SentTotal,
  price: Price,
  { currency = DEFAULT_CURRENCY, again = 'book again' }: { readonly currency?: string; readonly again?: string } = {},
): void {
  if (price.totalCents > LIMITS.totalCents) {
    throw new AppError('invalid-argument', 'a total over the limit', { message: 'The total price is too high' })
  }
  const isCurrency = (sent.currency ?? DEFAULT_CURRENCY) === currency
  if (isCurrency && sent.cents === price.totalCents) return
  const texts = priceTexts(price)
  const total = formatExactCents(price.totalCents, currency)
  throw new AppError('conflict', 'the total of the client is not the price', {
    message: `The price has changed: the total is now ${total}. Please check it and ${again}.`,
    fields: { totalPrice: texts.totalPrice },
    price: { ...texts, currency },
  })
}
