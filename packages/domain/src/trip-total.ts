import type { TripCosts } from '@waymark/contract/trips/itinerary'

/** What a plan's costs add up to. Screens and the assistant take it from here, so that all of them tell the same. */
export interface TripTotal {
  /** Accommodation, meals, activities and local transport. */
  readonly atDestinationCents: number
  /** The way there and back, roughly; undefined where it is unknown or there is none. */
  readonly wayCents: number | undefined
  /** Both together. */
  readonly altogetherCents: number
  /** What `altogetherCents` covers, as a sentence. */
  readonly covers: string
}

export function tripTotal({ totalCents, wayCents }: TripCosts): TripTotal {
  const way = wayCents === undefined || wayCents === 0 ? undefined : wayCents
  return {
    atDestinationCents: totalCents,
    wayCents: way,
    altogetherCents: totalCents + (way ?? 0),
    covers:
      way === undefined
        ? wayCents === 0
          ? 'Everything above; there is no way there to pay for.'
          : 'Without the way there and back, which the guide cannot estimate.'
        : 'With the way there and back, estimated by the distance alone.',
  }
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Whom the costs are for: 'one traveller', '2 adults and 2 children'. */
export function costsAreFor({ travellers }: TripCosts): string {
  if (travellers === undefined) return 'one traveller'
  const { adults, childAges } = travellers
  const grown = counted(adults, 'adult', 'adults')
  if (childAges.length === 0) return adults === 1 ? 'one traveller' : grown
  return `${grown} and ${counted(childAges.length, 'child', 'children')}`
}
