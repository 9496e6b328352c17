import { LIMITS } from './limits.ts'
import { z } from './zod.ts'

/** Integer cents in documents, text with two decimals in the API; amounts are never floats. */
export const PriceCents = z.int().check(z.gte(0), z.lte(LIMITS.priceCents))
export const TotalCents = z.int().check(z.gte(0), z.lte(LIMITS.totalCents))

/** ISO 4217. Any code is accepted, because replacing an unknown one would change the price. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Currencies for prices and for the traveller's preference. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** For data stored or sent before prices had a currency. */
export const DEFAULT_CURRENCY = 'USD'

/** An amount in the API, such as '49.00'. */
export const MoneyText = z.string().check(z.regex(/^\d{1,8}\.\d{2}$/))

/** Formats 4900 as '49.00'. */
export const moneyText = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const DECIMAL = /^(\d{1,10})(?:\.(\d{1,2}))?$/

/** Tolerance for clients that calculate with floats: 3 x 1.1 arrives as 3.3000000000000003. */
const ROUNDING = 1e-4

/** Parses '49.9', '49.90' or 49.9 into cents; undefined if it is no amount or has fractions of a cent. */
export function centsOf(amount: string | number): number | undefined {
  if (typeof amount === 'number') {
    const cents = Math.round(amount * 100)
    return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < ROUNDING ? cents : undefined
  }
  const [, whole, fraction = ''] = DECIMAL.exec(amount.trim()) ?? []
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'))
}
