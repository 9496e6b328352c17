import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'

/** 'Mid-range' for mid-range. */
export const wordName = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

type Priced = Pick<AdminAccommodation, 'pricePerNight' | 'currency'>

export const nightCentsOf = ({ pricePerNight }: Priced): number => parseMoneyText(pricePerNight)

/** '$120.50', or '120.50 EUR' in another currency. */
export const nightPrice = (place: Priced): string =>
  place.currency === 'USD' ? formatCents(nightCentsOf(place)) : `${place.pricePerNight} ${place.currency}`
