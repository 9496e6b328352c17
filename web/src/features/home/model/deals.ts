import type { SceneName } from '../../../ui/scene.tsx'

/** A sample deal. It cannot be booked, but a trip to its destination can be planned. */
export interface Deal {
  readonly id: number
  readonly title: string
  readonly location: string
  /** Dollars per person. */
  readonly price: number
  readonly category: SceneName
  readonly description: string
  readonly rating: number
}

export const DEALS: readonly Deal[] = [
  {
    id: 1,
    title: 'Lagoon days in Palawan',
    location: 'El Nido, Philippines',
    price: 290,
    category: 'Beach',
    description: 'Island hopping by bangka between limestone walls, with lunch grilled on the sand.',
    rating: 4.9,
  },
  {
    id: 2,
    title: 'Hut to hut in the Dolomites',
    location: 'Val Gardena, Italy',
    price: 420,
    category: 'Mountain',
    description: 'Three days on well-kept paths, a warm bed each night and polenta at the end of it.',
    rating: 4.8,
  },
  {
    id: 3,
    title: 'Temples and tea in Kyoto',
    location: 'Kyoto, Japan',
    price: 340,
    category: 'Cultural',
    description: 'Early mornings at the shrines, a tea master in the afternoon, lanterns after dark.',
    rating: 4.9,
  },
  {
    id: 4,
    title: 'Dawn on the savanna',
    location: 'Maasai Mara, Kenya',
    price: 410,
    category: 'Wildlife',
    description: 'Two drives a day with a guide who grew up here. Elephants first, coffee second.',
    rating: 4.7,
  },
  {
    id: 5,
    title: 'A long weekend in Lisbon',
    location: 'Lisbon, Portugal',
    price: 190,
    category: 'City',
    description: 'Seven hills, one tram and a pass for the museums you would otherwise queue for.',
    rating: 4.6,
  },
  {
    id: 6,
    title: 'Slow beaches of the Algarve',
    location: 'Tavira, Portugal',
    price: 240,
    category: 'Beach',
    description: 'A ferry to the sandbars, a bicycle for the salt pans, and nothing planned after four.',
    rating: 4.7,
  },
]

const MOST_SHOWN = 6

/** A made-up but stable number of reviews. */
export const reviewCount = (deal: Pick<Deal, 'id'>): number => deal.id * 47 + 89

export const dealsOf = (category: SceneName | 'All'): readonly Deal[] =>
  DEALS.filter((deal) => category === 'All' || deal.category === category).slice(0, MOST_SHOWN)
