import table from '../../../data/rates.json' with { type: 'json' }

/** `YYYY-MM-DD`: the day whose rates these are. */
export const RATES_DATE = table.date

const perDollar = new Map(Object.entries<number>(table.perDollar))
const SHOWN_DIGITS = 3

/** An amount in another currency by the table; undefined where either has no rate. */
function exchanged(amount: number, from: string, to: string): number | undefined {
  const [own, other] = [perDollar.get(from), perDollar.get(to)]
  return own === undefined || other === undefined ? undefined : (amount / own) * other
}

/**
 * What prices of several currencies are compared by: whole US cents, and the day of the rates they were made with.
 * Without the cents where the currency has no rate.
 */
export function comparedPrice(cents: number, currency: string): { dollarCents?: number; ratesDate: string } {
  const dollarCents = exchanged(cents, currency, 'USD')
  return { ...(dollarCents !== undefined && { dollarCents: Math.round(dollarCents) }), ratesDate: RATES_DATE }
}

/**
 * An amount in another currency, to three digits, since nobody pays the rate of the table. Undefined where either has no
 * rate: currencies whose official rate is not what visitors pay are left out.
 */
export function converted(amount: number, from: string, to: string): number | undefined {
  const exact = exchanged(amount, from, to)
  return exact === undefined ? undefined : Number(exact.toPrecision(SHOWN_DIGITS))
}

const EXAMPLES = [100, 10_000, 1_000_000] as const

/** A round amount of one currency that is at least one unit of the other. */
export function rateExample(from: string, to: string): { readonly amount: number; readonly value: number } | undefined {
  for (const amount of EXAMPLES) {
    const value = converted(amount, from, to)
    if (value !== undefined && value >= 1) return { amount, value }
  }
  return undefined
}
