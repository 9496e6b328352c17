import { currencySign } from '@waymark/domain/prices'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import { useSyncExternalStore } from 'react'
import { whenIdle } from '../navigation/when-idle.ts'
import type { OwnCurrency } from '../session/own-currency.ts'
import { formatDay } from '../time/dates.ts'

/** The currency of the profile, or of a visitor's choice; loaded when the browser is idle. */
let own: OwnCurrency | undefined
const listeners = new Set<() => void>()

/** Offline the rates may be missing; then prices are shown in their own currency alone. */
export async function readOwnCurrency(): Promise<void> {
  const part = await import('../session/own-currency.ts').catch(() => undefined)
  const read = part?.ownCurrency()
  if (read?.currency === own?.currency) return
  own = read
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // For the first price on each screen, since the profile's currency may have been changed on the screen before.
  if (listeners.size === 0) void whenIdle().then(readOwnCurrency)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentOwn = (): OwnCurrency | undefined => own
// The prerendered page is the same for everyone.
const ofNobody = (): undefined => undefined

export const useOwnCurrency = (): OwnCurrency | undefined => useSyncExternalStore(subscribe, currentOwn, ofNobody)

interface AboutPriceProps {
  cents: number
  currency?: string | undefined
}

/** ' · about €84', after a price in another currency than the traveller's own. */
export function AboutPrice({ cents, currency = DEFAULT_CURRENCY }: AboutPriceProps) {
  const words = useOwnCurrency()?.about(cents, currency)
  return words === undefined ? null : <span className="text-sm whitespace-nowrap text-muted"> · {words}</span>
}

/** For lists with prices in dollars only. */
const DOLLARS = [DEFAULT_CURRENCY]

/** Date of the exchange rates; shown if any price is in another currency than the traveller's own. */
export function RatesNote({ currencies = DOLLARS }: { currencies?: readonly (string | undefined)[] }) {
  const own = useOwnCurrency()
  const isTold = currencies.some((currency = DEFAULT_CURRENCY) => own?.about(0, currency) !== undefined)
  if (own === undefined || !isTold) return null
  return (
    <p className="mt-4 text-sm text-muted">
      Amounts in {currencySign(own.currency)} are told at the rates of {formatDay(own.ratesDate)}; you pay in the
      currency of the price.
    </p>
  )
}
