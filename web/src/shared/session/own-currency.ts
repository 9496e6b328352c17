import { CURRENCIES, type Currency } from '@waymark/contract/money'
import { converted, exchanged, RATES_DATE } from '@waymark/atlas/exchange-rates'
import { formatAbout } from '@waymark/domain/prices'
import { CURRENCY_KEY } from '../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'
import { hasSignedInHint } from './signed-in-hint.ts'

/** Regions by currency; people elsewhere choose one. */
const REGIONS: Readonly<Record<Currency, string>> = {
  USD: 'US PR',
  EUR: 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA',
  GBP: 'GB',
  JPY: 'JP',
  CAD: 'CA',
  AUD: 'AU',
  CHF: 'CH LI',
  CNY: 'CN',
}

const currencyIn = (country: string): Currency | undefined =>
  CURRENCIES.find((currency) => REGIONS[currency].split(' ').includes(country))

const currencyOf = (language: string): Currency | undefined =>
  currencyIn(new Intl.Locale(language).maximize().region ?? '')

/** The user's preferred currency, and conversion to it. */
export interface OwnCurrency {
  readonly currency: Currency
  /** Date of the rates, `YYYY-MM-DD`. */
  readonly ratesDate: string
  /** 'about €84'; undefined if the price is in this currency already, or there is no rate. */
  about(cents: number, currency: string): string | undefined
  /** In 1/100 of it, unrounded, for sums; undefined without a rate. */
  exchanged(cents: number, currency: string): number | undefined
  /** What is paid with in a country, of the currencies of prices. */
  currencyIn(country: string): Currency | undefined
}

/** From the profile, a visitor's choice, or the browser's region. */
export function ownCurrency(): OwnCurrency {
  const kept = readLocal(CURRENCY_KEY)
  const currency = CURRENCIES.find((code) => code === kept) ?? currencyOf(navigator.language) ?? 'USD'
  return {
    currency,
    ratesDate: RATES_DATE,
    about(cents, from) {
      const value = from === currency ? undefined : converted(cents, from, currency)
      return value === undefined ? undefined : formatAbout(value, currency)
    },
    exchanged: (cents, from) => exchanged(cents, from, currency),
    currencyIn,
  }
}

/** For visitors only: signed-in users have it in their profile. */
export function keepChosenCurrency(currency: Currency): void {
  if (!hasSignedInHint()) writeLocal(CURRENCY_KEY, currency)
}
