/** What a place of the atlas is. */
export const PLACE_KINDS = [
  'museum', 'gallery', 'monument', 'religious site', 'palace', 'castle', 'historic quarter', 'square', 'market',
  'park', 'garden', 'viewpoint', 'beach', 'nature', 'neighbourhood', 'street', 'bridge', 'ruins', 'theatre', 'zoo or aquarium',
  'food', 'shopping', 'nightlife', 'activity', 'day trip',
] as const // prettier-ignore
export type PlaceKind = (typeof PLACE_KINDS)[number]

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** A real place at a destination. Facts are checked by tests against the city table. */
export interface AtlasPlace {
  readonly name: string
  readonly kind: PlaceKind
  readonly lat: number
  readonly lng: number
  /** One or two sentences in own words: what it is and why one goes. */
  readonly about: string
  /** How long one stays. */
  readonly stayMinutes: number
  /** Rough admission for one adult in US cents; 0 is free. */
  readonly costCents: number
  /** Weekdays on which it is regularly closed; empty when always open. */
  readonly closed: readonly Weekday[]
  /** When one goes. 'any' where it does not matter. */
  readonly bestTime: 'morning' | 'afternoon' | 'evening' | 'any'
}

/** A destination the atlas knows well. */
export interface AtlasDestination {
  /** English name as in the city table, for example 'Lisbon'. */
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly lat: number
  readonly lng: number
  /** One sentence on what the place is like. */
  readonly about: string
  /** Rough local prices, US cents for one person. */
  readonly prices: {
    /** A night: dorm or simplest room, mid-range, luxury (per person sharing). */
    readonly night: { readonly simple: number; readonly middle: number; readonly luxury: number }
    /** A meal: street food or canteen, mid-range, fine. */
    readonly meal: { readonly simple: number; readonly middle: number; readonly luxury: number }
    /** Local transport for one day. */
    readonly transportDay: number
  }
  /** Dishes and drinks typical of the place, at least 3 each, with their local names. */
  readonly food: {
    readonly breakfast: readonly string[]
    readonly lunch: readonly string[]
    readonly dinner: readonly string[]
  }
  /** Areas to stay in. */
  readonly areas: readonly string[]
  /** At least 3 practical tips that are true of this place. */
  readonly tips: readonly string[]
  readonly places: readonly AtlasPlace[]
}
