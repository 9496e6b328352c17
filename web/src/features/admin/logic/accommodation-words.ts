import type { AdminAccommodation } from '@waymark/contract/accommodation-calls'
import { centsOf } from '@waymark/contract/money'
import { formatCents } from '../../../domain/money.ts'

/** 'Mid-range' for mid-range. */
export const wordName = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

type Priced = Pick<AdminAccommodation, 'pricePerNight' | 'currency'>

/** The answer of the API has passed its schema: it is an amount. */
export const nightCentsOf = ({ pricePerNight }: Priced): number => centsOf(pricePerNight) ?? 0

/** '$120.50', or '120.50 EUR' in another currency. */
export const nightPrice = (place: Priced): string =>
  place.currency === 'USD' ? formatCents(nightCentsOf(place)) : `${place.pricePerNight} ${place.currency}`
