import { countryOf } from '@waymark/atlas/countries'
import { converted, RATES_DATE } from '@waymark/atlas/exchange-rates'
import { useOwnCurrency } from '../session/known-profile.ts'
import { formatDay } from '../time/dates.ts'

/** The total in the money of the place and of the traveller, with the day of the rates. */
export function OtherCurrencies({ cents, countryCode }: { cents: number; countryCode: string }) {
  const own = useOwnCurrency()
  const codes = new Set([countryOf(countryCode).currency.code, own ?? 'USD'])
  const amounts = [...codes].flatMap((code) => {
    const amount = code === 'USD' ? undefined : converted(cents / 100, 'USD', code)
    if (amount === undefined) return []
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: code, maximumFractionDigits: 0 }).format(
      amount,
    )
  })
  if (amounts.length === 0) return null
  return (
    <p className="mt-1 text-sm text-muted">
      About {amounts.join(' or ')} by the rates of {formatDay(RATES_DATE)}.
    </p>
  )
}
