import { CURRENCIES, type Currency } from '@waymark/contract/money'
import { converted, RATES_DATE } from '@waymark/atlas/exchange-rates'
import { formatAbout } from '@waymark/domain/prices'
import { CURRENCY_KEY } from '../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../pwa/local-storage.ts'
import { hasSignedInHint } from './signed-in-hint.ts'

/** Where people pay with what they can choose; those of other regions choose themselves. */
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

const currencyOf = (language: string): Currency | undefined => {
  const { region = '' } = new Intl.Locale(language).maximize()
  return CURRENCIES.find((currency) => REGIONS[currency].split(' ').includes(region))
}

/** In which currency somebody thinks, and what prices are in it. */
export interface OwnCurrency {
  readonly currency: Currency
  /** `YYYY-MM-DD`: the day of the rates. */
  readonly ratesDate: string
  /** 'about €84'; undefined for a price that is in this currency, or has no rate. */
  about(cents: number, currency: string): string | undefined
}

/** Of the profile, of a visitor's choice, or of where the browser says that one lives. */
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
  }
}

/** Of a visitor: the profile of who is signed in says it already. */
export function keepChosenCurrency(currency: Currency): void {
  if (!hasSignedInHint()) writeLocal(CURRENCY_KEY, currency)
}
