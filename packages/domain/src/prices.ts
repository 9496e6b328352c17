import { daysBetween } from '@waymark/contract/calendar'
import { centsOf, DEFAULT_CURRENCY, moneyText } from '@waymark/contract/money'

/** The price of a booking in integer cents. */
export interface Price {
  readonly unitCents: number
  /** Number of nights or people. */
  readonly units: number
  readonly totalCents: number
}

const priceOf = (unitCents: number, units: number): Price => ({ unitCents, units, totalCents: unitCents * units })

/** The price for a number of people. */
export const pricePerPerson = (personCents: number, people: number): Price => priceOf(personCents, people)

/** The price for the nights between two calendar days. */
export const pricePerNight = (nightCents: number, checkInDate: string, checkOutDate: string): Price =>
  priceOf(nightCents, daysBetween(checkInDate, checkOutDate))

/** A price as the API writes it. */
export const priceTexts = ({ unitCents, totalCents }: Price): { unitPrice: string; totalPrice: string } => ({
  unitPrice: moneyText(unitCents),
  totalPrice: moneyText(totalCents),
})

/**
 * Parses an amount of the API, such as '49.00', into cents.
 * @throws RangeError for anything else, so that an unreadable price never becomes $0.00
 */
export function parseMoneyText(text: string): number {
  const cents = centsOf(text)
  if (cents === undefined) throw new RangeError(`"${text}" is no amount of money`)
  return cents
}

const withCommas = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Signs written before the amount, as in en-US; other currencies are written with their code. */
const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CAD: 'CA$',
  AUD: 'A$',
  CNY: 'CN¥',
}

/** '€', or the code of a currency without a sign, such as 'CHF'. */
export const currencySign = (currency: string): string => SIGNS[currency] ?? currency

/** Non-breaking space between code and amount. */
const NO_BREAK = '\u00A0'

/** Currencies without decimals. */
const WHOLE = new Set(['JPY'])

/** '2,560.00', for tables whose heading names the currency. Not by Intl.NumberFormat, as below. */
export function amountText(cents: number): string {
  const [whole = '', fraction] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${withCommas(whole)}.${fraction}`
}

/**
 * Formats cents (hundredths, also of a yen) as '$2,560.00', '€84.50' or 'CHF 90.00'. Not by Intl.NumberFormat, whose
 * first instance takes 20 to 35 ms, longer than React takes for a screen full of prices.
 */
export function formatExactCents(cents: number, currency: string = DEFAULT_CURRENCY): string {
  const amount = amountText(Math.abs(cents))
  const shown = WHOLE.has(currency) ? amount.replace(/\.00$/, '') : amount
  return `${cents < 0 ? '-' : ''}${SIGNS[currency] ?? currency + NO_BREAK}${shown}`
}

/** Like `formatExactCents`, without '.00': '$1,234', '$12.50'. */
export const formatCents = (cents: number, currency: string = DEFAULT_CURRENCY): string =>
  formatExactCents(cents, currency).replace(/\.00$/, '')

/** '$1,235': an estimate, without cents. */
export const formatWhole = (cents: number, currency: string = DEFAULT_CURRENCY): string =>
  formatCents(Math.round(cents / 100) * 100, currency)

/** 'about €84': a rounded amount converted at an approximate rate. */
export const formatAbout = (cents: number, currency: string): string => `about ${formatWhole(cents, currency)}`
