import { LIMITS } from '@waymark/contract/limits'
import { moneyText } from '@waymark/contract/money'
import { AppError } from '../../platform/app-error.ts'

/** The total in cents. Refuses one that nobody can be charged. */
export function totalPrice(unitCents: number, units: number): number {
  const total = unitCents * units
  if (total <= LIMITS.totalCents) return total
  throw new AppError('invalid-argument', 'a total over the limit', { message: 'The total price is too high' })
}

/** Only the server decides what a booking costs. Whoever was shown another total is told the right one. */
export function requireTotal(sentCents: number, rightCents: number): void {
  if (sentCents === rightCents) return
  throw new AppError('conflict', 'the total of the client is not the price', {
    message: `The price has changed: the total is now $${moneyText(rightCents)}. Please check it and book again.`,
    fields: { totalPrice: moneyText(rightCents) },
  })
}
