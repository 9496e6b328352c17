import table from '../../../data/rates.json' with { type: 'json' }

/** `YYYY-MM-DD`: date of the rates. */
export const RATES_DATE = table.date

const perDollar = new Map(Object.entries<number>(table.perDollar))
const SHOWN_DIGITS = 3

/** Converts an amount by the table, unrounded, for sums; undefined if either currency has no rate. */
export function exchanged(amount: number, from: string, to: string): number | undefined {
  if (from === to) return amount
  const [own, other] = [perDollar.get(from), perDollar.get(to)]
  return own === undefined || other === undefined ? undefined : (amount / own) * other
}

/**
 * Key by which prices in different currencies are compared: whole US cents, and the date of the rates. Without cents if
 * the currency has no rate.
 */
export function comparedPrice(cents: number, currency: string): { dollarCents?: number; ratesDate: string } {
  const dollarCents = exchanged(cents, currency, 'USD')
  return { ...(dollarCents !== undefined && { dollarCents: Math.round(dollarCents) }), ratesDate: RATES_DATE }
}

/**
 * Converts an amount, rounded to three digits, since nobody pays exactly the table's rate. Undefined if either currency
 * has no rate; currencies whose official rate differs from what visitors pay are left out.
 */
export function converted(amount: number, from: string, to: string): number | undefined {
  const exact = exchanged(amount, from, to)
  return exact === undefined ? undefined : Number(exact.toPrecision(SHOWN_DIGITS))
}

const EXAMPLES = [100, 10_000, 1_000_000] as const

/** A round amount of one currency that is worth at least one unit of the other. */
export function rateExample(from: string, to: string): { readonly amount: number; readonly value: number } | undefined {
  for (const amount of EXAMPLES) {
    const value = converted(amount, from, to)
    if (value !== undefined && value >= 1) return { amount, value }
  }
  return undefined
}
