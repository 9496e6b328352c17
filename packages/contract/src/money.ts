import { LIMITS } from './limits.ts'
import { z } from './zod.ts'

/** Whole cents in documents; text with two decimals in the API. No sum of money is a fraction on the way. */
export const PriceCents = z.int().check(z.gte(0), z.lte(LIMITS.priceCents))
export const TotalCents = z.int().check(z.gte(0), z.lte(LIMITS.totalCents))

/** ISO 4217, one of `CURRENCIES` or of those to come: another one in its place would be another price. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

/** Which a price can be in, and what travellers choose from. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Of what states no currency: what was stored or sent before prices had one. */
export const DEFAULT_CURRENCY = 'USD'

/** Money as the API has it: '49.00'. */
export const MoneyText = z.string().check(z.regex(/^\d{1,8}\.\d{2}$/))

/** 4900 as '49.00'. */
export const moneyText = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const DECIMAL = /^(\d{1,10})(?:\.(\d{1,2}))?$/

/** Other programs calculate with floats: 3 x 1.1 comes as 3.3000000000000003. More than this is no rounding error. */
const ROUNDING = 1e-4

/** The cents of an amount that was sent as '49.9', '49.90' or 49.9; undefined for what is no amount, or has fractions of a cent. */
export function centsOf(amount: string | number): number | undefined {
  if (typeof amount === 'number') {
    const cents = Math.round(amount * 100)
    return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < ROUNDING ? cents : undefined
  }
  const [, whole, fraction = ''] = DECIMAL.exec(amount.trim()) ?? []
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'))
}
