import type { AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'
import { ACCOMMODATION_CATEGORIES, PROPERTY_TYPES } from '@waymark/contract/stays/accommodation'
import { YES_OR_NO, type EntryColumn } from './entry-column.ts'
import { RATING_COLUMN, STAMP_COLUMNS } from './shared-columns.ts'
import { comparedPrice } from '@waymark/atlas/exchange-rates'
import { formatCents, parseMoneyText } from '@waymark/domain/prices'

/** 'Mid-range' from 'mid-range'. */
export const wordName = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

type Priced = Pick<AdminAccommodation, 'pricePerNight' | 'currency'>

const nightCentsOf = ({ pricePerNight }: Priced): number => parseMoneyText(pricePerNight)

/** Sort value of a price, independent of the currency. */
const comparedNight = (place: Priced): number =>
  comparedPrice(nightCentsOf(place), place.currency).dollarCents ?? nightCentsOf(place)

export const nightPrice = (place: Priced): string => formatCents(nightCentsOf(place), place.currency)

const choicesOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: wordName(word) }))

export const ACCOMMODATION_COLUMNS: readonly EntryColumn<AdminAccommodation>[] = [
  { id: 'title', label: 'Title', value: ({ title }) => title },
  { id: 'location', label: 'Location', value: ({ location }) => location },
  {
    id: 'propertyType',
    label: 'Property type',
    value: ({ propertyType }) => propertyType,
    show: ({ propertyType }) => wordName(propertyType),
    choices: choicesOf(PROPERTY_TYPES),
  },
  {
    id: 'category',
    label: 'Category',
    value: ({ category }) => category,
    show: ({ category }) => category && wordName(category),
    choices: choicesOf(ACCOMMODATION_CATEGORIES),
    isExtra: true,
  },
  { id: 'price', label: 'Price per night', value: comparedNight, show: nightPrice, isNumber: true },
  { id: 'maxGuests', label: 'Max guests', value: ({ maxGuests }) => maxGuests, isNumber: true },
  RATING_COLUMN,
  { id: 'isActive', label: 'Active', value: ({ isActive }) => isActive, choices: YES_OR_NO },
  { id: 'featured', label: 'Featured', value: ({ featured }) => featured, choices: YES_OR_NO, isExtra: true },
  { id: 'bedrooms', label: 'Bedrooms', value: ({ bedrooms }) => bedrooms, isNumber: true, isExtra: true },
  { id: 'bathrooms', label: 'Bathrooms', value: ({ bathrooms }) => bathrooms, isNumber: true, isExtra: true },
  { id: 'reviewCount', label: 'Reviews', value: ({ reviewCount }) => reviewCount, isNumber: true, isExtra: true },
  { id: 'amenities', label: 'Amenities', value: ({ amenities }) => amenities.join(', '), isExtra: true },
  { id: 'address', label: 'Address', value: ({ address }) => address, isExtra: true },
  { id: 'instantBook', label: 'Instant book', value: ({ instantBook }) => instantBook, isExtra: true },
  { id: 'hostId', label: 'Host ID', value: ({ hostId }) => hostId, isExtra: true },
  ...STAMP_COLUMNS,
]
