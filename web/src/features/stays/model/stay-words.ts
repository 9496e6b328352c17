import type { Stay } from '@waymark/contract/stays/stay-calls'

export const CATEGORY_NAMES = { hotel: 'Hotel', apartment: 'Apartment', villa: 'Villa', cabin: 'Cabin' } as const

/** What is stored with a favourite. */
export const favouriteOf = ({ id, name, location, images }: Stay) =>
  ({ kind: 'stay', itemId: id, title: name, location, imageUrl: images[0] ?? null }) as const

/** '4.7', or nothing without a rating. */
export const ratingText = (rating: number | null): string | undefined => rating?.toFixed(1)

const AMENITY_NAMES: Readonly<Record<string, string>> = {
  wifi: 'Wi-Fi',
  airconditioning: 'Air conditioning',
  tv: 'TV',
}

/** 'Wi-Fi' for wifi; other words are capitalised. */
export const amenityName = (word: string): string =>
  AMENITY_NAMES[word] ?? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** Amenities shown on a card. */
const ON_A_CARD: readonly string[] = ['wifi', 'parking', 'breakfast', 'pool']
const MOST_ON_A_CARD = 3

export const cardAmenities = (amenities: readonly string[]): string[] =>
  ON_A_CARD.filter((word) => amenities.includes(word)).slice(0, MOST_ON_A_CARD)
