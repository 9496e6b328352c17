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

/** '270 m', '1.1 km' */
export const metersInWords = (meters: number): string =>
  meters < 1_000 ? `${Math.max(10, Math.round(meters / 10) * 10)} m` : `${(meters / 1_000).toFixed(1)} km`

/** The rule of the place, or the one that holds without. */
export const cancellationOf = (policy: string): string => policy || 'Free of charge until the day of check-in.'

/** House rules by name: 'Pets', 'Welcome'. */
export const houseRules = (policies: Readonly<Record<string, string>>): (readonly [name: string, rule: string])[] =>
  Object.entries(policies)
    .filter(([, rule]) => rule !== '')
    .map(([name, rule]) => [`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, rule])
