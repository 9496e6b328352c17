import type { Stay } from '@waymark/contract/stays/stay-calls'
import { DEFAULT_CURRENCY } from '@waymark/contract/money'
import { comparedPrice } from '@waymark/atlas/exchange-rates'
import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import { groupPins } from '../../../shared/map/pin-groups.ts'

/** The stays at one point of the map. */
export interface StayPin {
  readonly key: string
  readonly lat: number
  readonly lng: number
  readonly stays: readonly Stay[]
}

/** Decimals of a degree; about a hundred metres. */
const DECIMALS = 3

/** Pins for stays with known coordinates, grouped by point, in list order. */
export function pinsOfStays(stays: readonly Stay[]): StayPin[] {
  const pins = new Map<string, StayPin>()
  for (const stay of stays) {
    if (stay.coordinates === null) continue
    const { lat, lng } = stay.coordinates
    const key = `${lat.toFixed(DECIMALS)} ${lng.toFixed(DECIMALS)}`
    const pin = pins.get(key)
    pins.set(key, { key, lat, lng, ...pin, stays: [...(pin?.stays ?? []), stay] })
  }
  return [...pins.values()]
}

/** Prices are wider than high: from this part of its width on, one covers the next. */
const WIDTH = 0.45

/** Pins whose prices would cover each other on the screen, together; the chosen one is alone. */
export const groupsOfPins = (
  pins: readonly StayPin[],
  spotOf: (pin: StayPin) => { readonly x: number; readonly y: number },
  chosen: string | undefined,
): StayPin[][] =>
  groupPins(
    pins,
    (pin) => {
      const { x, y } = spotOf(pin)
      return { x: x * WIDTH, y }
    },
    ({ key }) => key === chosen,
  )

/** '$120', or '2 from $90'. */
export function pinWords({ stays }: Pick<StayPin, 'stays'>): string {
  const prices = stays.map(({ price, currency = DEFAULT_CURRENCY }) => ({ cents: parseMoneyText(price), currency }))
  const compared = ({ cents, currency }: (typeof prices)[number]) => comparedPrice(cents, currency).dollarCents ?? cents
  const [cheapest] = prices.toSorted((a, b) => compared(a) - compared(b))
  const lowest = cheapest === undefined ? '' : formatCents(cheapest.cents, cheapest.currency)
  return stays.length === 1 ? lowest : `${stays.length} from ${lowest}`
}
