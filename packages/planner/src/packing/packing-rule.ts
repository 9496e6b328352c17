import type { Need } from './needs.ts'
import type { WeatherTag } from './trip-weather.ts'

/** In the order in which they stand on a list. */
export const PACKING_CATEGORIES = [
  'Documents',
  'Health',
  'Clothing',
  'Shoes',
  'Toiletries',
  'Electronics',
  'Work',
  'Beach & water',
  'Outdoors',
  'Children',
  'Food & drink',
  'On the way',
] as const
export type PackingCategory = (typeof PACKING_CATEGORIES)[number]

/** How long the trip is. `overnight` is at least one night, `severalNights` three, `week` seven days, `month` 28. */
type LengthTag = 'overnight' | 'severalNights' | 'week' | 'month'

/** Whether a border is crossed and plugs change; `maybe…` when the home country or the place is not known. */
type BorderTag = 'abroad' | 'maybeAbroad' | 'home' | 'adapter' | 'maybeAdapter' | 'knownSockets'

/** What the trip is about, from its type and activities. */
type ThemeTag =
  | 'beach'
  | 'outdoors'
  | 'business'
  | 'city'
  | 'culture'
  | 'dining'
  | 'photography'
  | 'road'
  | 'backpacking'

/** Where the place lies: high up, where mosquitoes carry diseases, where the sun does not set or does not rise on the days of the trip. */
type RegionTag = 'highAltitude' | 'highTown' | 'malaria' | 'yellowFever' | 'polarDay' | 'polarNight'

export type Tag = WeatherTag | RegionTag | LengthTag | BorderTag | ThemeTag | Need

/** A quantity that grows with the trip: `each` (1) per unit plus `plus`, rounded up, between 1 and `upTo`. */
export interface Measure {
  readonly per: 'trip' | 'day' | 'night' | 'workday'
  readonly each?: number
  readonly plus?: number
  readonly upTo: number
  /** It can be washed on the way: says so when the trip is longer than the clothes, and a light bag takes fewer. */
  readonly washable?: true
  /** The quantity is for each child. */
  readonly forEachChild?: true
}

/** One thing to pack, on trips that have all tags of `all`, at least one of `any` and none of `none`. */
export interface PackingRule {
  readonly name: string
  readonly all?: readonly Tag[]
  readonly any?: readonly Tag[]
  readonly none?: readonly Tag[]
  readonly quantity?: number | Measure
  /** With {days}, {nights}, {low}, {high} and {sockets} filled in. */
  readonly reason: string
  /** The first of these whose tag the trip has replaces the reason. */
  readonly reasonIf?: readonly (readonly [Tag, string])[]
  readonly essential?: true
}
