import type { Need } from './needs.ts'
import type { WeatherTag } from './trip-weather.ts'

/** In list order. */
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

/** Length of the trip: `overnight` at least one night, `severalNights` three, `week` seven days, `month` 28. */
type LengthTag = 'overnight' | 'severalNights' | 'week' | 'month'

/** Whether a border is crossed and plugs differ; `maybe…` if the home country or the place is unknown. */
type BorderTag = 'abroad' | 'maybeAbroad' | 'home' | 'adapter' | 'maybeAdapter' | 'knownSockets'

/** The trip's theme, from its type and activities. */
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

/** Altitude, mosquito-borne diseases, midnight sun and polar night. */
type RegionTag = 'highAltitude' | 'highTown' | 'malaria' | 'yellowFever' | 'polarDay' | 'polarNight'

export type Tag = WeatherTag | RegionTag | LengthTag | BorderTag | ThemeTag | Need

/** A quantity that grows with the trip: `each` (1) per unit plus `plus`, rounded up, between 1 and `upTo`. */
export interface Measure {
  readonly per: 'trip' | 'day' | 'night' | 'workday'
  readonly each?: number
  readonly plus?: number
  readonly upTo: number
  /** Can be washed: says so if the trip is longer than the clothes last; a light bag takes fewer. */
  readonly washable?: true
  /** The quantity is per child. */
  readonly forEachChild?: true
}

/** An item for trips that have all tags of `all`, at least one of `any`, and none of `none`. */
export interface PackingRule {
  readonly name: string
  readonly all?: readonly Tag[]
  readonly any?: readonly Tag[]
  readonly none?: readonly Tag[]
  readonly quantity?: number | Measure
  /** With placeholders {days}, {nights}, {low}, {high} and {sockets}. */
  readonly reason: string
  /** The first entry whose tag applies replaces the reason. */
  readonly reasonIf?: readonly (readonly [Tag, string])[]
  readonly essential?: true
}
