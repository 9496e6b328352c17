import { CURRENCIES } from '@waymark/contract/users/user'

const NAMES = new Intl.DisplayNames('en', { type: 'currency' })

export const currencyName = (code: string): string => `${code} (${NAMES.of(code) ?? code})`

export const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: currencyName(code) }))
