import { currencySign } from '@waymark/domain/prices'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import { useSyncExternalStore } from 'react'
import { whenIdle } from '../../../shared/navigation/when-idle.ts'
import type { OwnCurrency } from '../../../shared/session/own-currency.ts'
import { formatDay } from '../../../shared/time/dates.ts'

/** In which currency prices are told beside their own, once it is known. The rates come when there is nothing better to do. */
let own: OwnCurrency | undefined
let reading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Without a network the rates may be missing; prices then stand alone. */
export async function readOwnCurrency(): Promise<void> {
  const part = await import('../../../shared/session/own-currency.ts').catch(() => undefined)
  own = part?.ownCurrency()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  reading ??= whenIdle().then(readOwnCurrency)
  return () => listeners.delete(listener)
}

const currentOwn = (): OwnCurrency | undefined => own
// The prerendered page is everybody's.
const ofNobody = (): undefined => undefined

export const useOwnCurrency = (): OwnCurrency | undefined => useSyncExternalStore(subscribe, currentOwn, ofNobody)

interface AboutPriceProps {
  cents: number
  currency: string | undefined
}

/** ' · about €84' beside a price in another currency than one's own. */
export function AboutPrice({ cents, currency = DEFAULT_CURRENCY }: AboutPriceProps) {
  const words = useOwnCurrency()?.about(cents, currency)
  return words === undefined ? null : <span className="text-sm whitespace-nowrap text-muted"> · {words}</span>
}

/** Said once where any of the prices has another currency than one's own. */
export function RatesNote({ currencies }: { currencies: readonly (string | undefined)[] }) {
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
