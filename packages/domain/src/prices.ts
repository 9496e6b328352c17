import { daysBetween } from '@waymark/contract/calendar'
import { centsOf, DEFAULT_CURRENCY, moneyText } from '@waymark/contract/money'

/** What a booking costs, in whole cents: nights of a stay, or people on a charter trip or at an experience. */
export interface Price {
  readonly unitCents: number
  /** Nights or people. */
  readonly units: number
  readonly totalCents: number
}

const priceOf = (unitCents: number, units: number): Price => ({ unitCents, units, totalCents: unitCents * units })

/** Of people who pay the same each. */
export const pricePerPerson = (personCents: number, people: number): Price => priceOf(personCents, people)

/** Of the nights between two calendar days. */
export const pricePerNight = (nightCents: number, checkInDate: string, checkOutDate: string): Price =>
  priceOf(nightCents, daysBetween(checkInDate, checkOutDate))

/** A price as the API writes it. */
export const priceTexts = ({ unitCents, totalCents }: Price): { unitPrice: string; totalPrice: string } => ({
  unitPrice: moneyText(unitCents),
  totalPrice: moneyText(totalCents),
})

/**
 * The cents of an amount as the API writes it: '49.00'.
 * @throws RangeError for anything else: what cannot be read is a fault, and never a price of $0.00
 */
export function parseMoneyText(text: string): number {
  const cents = centsOf(text)
  if (cents === undefined) throw new RangeError(`"${text}" is no amount of money`)
  return cents
}

const withCommas = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Before the amount, as an American browser writes them; any other currency stands there with its code. */
const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: 'CA$',
  AUD: 'A$',
  CNY: 'CN¥',
}

/** '€', or 'CHF' where there is no sign. */
export const currencySign = (currency: string): string => SIGNS[currency] ?? currency

/** Between a code and its amount, which no line shall part. */
const NO_BREAK = '\u00A0'

/** Currencies whose smallest coin is one: there is nothing after the point. */
const WHOLE = new Set(['JPY'])

/**
 * '$2,560.00', '€84.50' or 'CHF 90.00' for an amount in cents (hundredths, also of a yen). Written out, since a browser
 * takes 20 to 35 ms to make its first number format, which is longer than React takes for a screen full of prices.
 */
export function formatExactCents(cents: number, currency: string = DEFAULT_CURRENCY): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const shown = WHOLE.has(currency) && fraction === '00' ? withCommas(whole) : `${withCommas(whole)}.${fraction}`
  return `${cents < 0 ? '-' : ''}${SIGNS[currency] ?? currency + NO_BREAK}${shown}`
}

/** '$1,234' or '$12.50' for an amount in cents: cents are shown only when there are any. */
export const formatCents = (cents: number, currency: string = DEFAULT_CURRENCY): string =>
  formatExactCents(cents, currency).replace(/\.00$/, '')

/** 'about €84': what an amount is in another currency, at a rate that nobody pays to the cent. */
export const formatAbout = (cents: number, currency: string): string =>
  `about ${formatCents(Math.round(cents / 100) * 100, currency)}`
