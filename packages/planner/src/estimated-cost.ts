import type { PlaceKind } from '@waymark/atlas/place'
import type { Prices } from './country-prices.ts'

const FREE: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'historic quarter', 'square', 'market', 'park', 'garden', 'viewpoint', 'beach', 'nature', 'neighbourhood', 'street', 'bridge', 'shopping', 'religious site',
]) // prettier-ignore

const toHalfDollar = (cents: number): number => Math.round(cents / 50) * 50

/** Estimated admission for a kind of place, based on local meal prices. */
export function estimatedCost(kind: PlaceKind, prices: Prices): number {
  if (FREE.has(kind)) return 0
  if (kind === 'day trip') return prices.transportDay * 2
  return toHalfDollar(kind === 'activity' || kind === 'theatre' ? prices.meal.middle * 1.5 : prices.meal.simple)
}
