import type { Accommodation } from '@waymark/contract/stays/accommodation'
import { moneyText } from '@waymark/contract/money'
import type { Stay, StayDetails } from '@waymark/contract/stays/stay-calls'
import type { StayRow } from './stays-store.ts'

/** A stay in lists. */
export const listedStay = (row: StayRow): Stay => ({
  id: row.id,
  name: row.title,
  category: row.stayCategory,
  location: row.location,
  price: moneyText(row.pricePerNightCents),
  currency: row.currency,
  rating: row.rating,
  reviewCount: row.reviewCount,
  maxGuests: row.maxGuests,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  description: row.description,
  images: [...new Set([...(row.imageUrl === null ? [] : [row.imageUrl]), ...row.gallery])],
  amenities: row.amenities,
  featured: row.featured,
  coordinates: row.coordinates,
})

/** A stay on its own page. */
export const stayDetails = (place: Accommodation): StayDetails => ({
  ...listedStay(place),
  address: place.address,
  propertyType: place.propertyType,
  checkInTime: place.checkInTime,
  checkOutTime: place.checkOutTime,
  cancellationPolicy: place.cancellationPolicy,
  instantBook: place.instantBook,
  policies: place.policies,
})
