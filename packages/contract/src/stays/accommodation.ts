import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { CurrencyCode, PriceCents } from '../money.ts'
import { CalendarDay, Coordinates, Id, Instant, PictureUrl, requiredText, text, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

export const PROPERTY_TYPES = [
  'apartment',
  'house',
  'villa',
  'hotel',
  'resort',
  'guesthouse',
  'hostel',
  'cabin',
] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

/** Market segment. Visitors filter by `STAY_CATEGORIES` instead. */
export const ACCOMMODATION_CATEGORIES = ['budget', 'mid-range', 'luxury', 'business', 'family', 'romantic'] as const

/** Public filter categories, derived from the property type. */
export const STAY_CATEGORIES = ['hotel', 'apartment', 'villa', 'cabin'] as const
export type StayCategory = (typeof STAY_CATEGORIES)[number]

const STAY_CATEGORY_OF = {
  hotel: 'hotel',
  resort: 'hotel',
  guesthouse: 'hotel',
  hostel: 'hotel',
  apartment: 'apartment',
  house: 'villa',
  villa: 'villa',
  cabin: 'cabin',
} as const satisfies Record<PropertyType, StayCategory>

export const stayCategoryOf = (type: PropertyType): StayCategory => STAY_CATEGORY_OF[type]

/** Amenities with an icon; others are shown as text. */
export const AMENITIES = [
  'wifi',
  'parking',
  'breakfast',
  'pool',
  'gym',
  'kitchen',
  'airconditioning',
  'heating',
  'washer',
  'tv',
] as const

/** House rules by name, such as `{ pets: 'Welcome' }`. */
export const Policies = z
  .record(requiredText(LIMITS.shortText), text(LIMITS.longText))
  .check(z.refine((policies) => Object.keys(policies).length <= LIMITS.listEntries, 'Too many fields'))

/** Has one decimal. */
const Rating = z.number().check(z.gte(0), z.lte(5))

/** `accommodations/{id}`: a stay. Its subcollection `nights` records which booking holds which night. */
export const Accommodation = z.strictObject({
  id: Id,
  title: requiredText(LIMITS.title),
  description: text(LIMITS.longText),
  /** City and country: 'Lisbon, Portugal'. */
  location: requiredText(LIMITS.place),
  address: text(LIMITS.place),
  pricePerNightCents: PriceCents,
  currency: CurrencyCode,
  /**
   * Price converted to US cents at the rates of `ratesDate`, for sorting and filtering across currencies only. Absent
   * if there is no rate.
   */
  dollarCents: z.optional(z.int().check(z.gte(0))),
  ratesDate: z.optional(CalendarDay),
  maxGuests: z.int().check(z.gte(1), z.lte(LIMITS.guests)),
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(LIMITS.bedrooms))),
  /** In steps of 0.5. */
  bathrooms: z.nullable(z.number().check(z.gte(0), z.lte(LIMITS.bedrooms))),
  propertyType: openEnum(PROPERTY_TYPES, 'hotel'),
  category: z.nullable(z.enum(ACCOMMODATION_CATEGORIES)),
  /** Derived from `propertyType`, for searching. */
  stayCategory: openEnum(STAY_CATEGORIES, 'hotel'),
  imageUrl: z.nullable(PictureUrl),
  gallery: z.array(PictureUrl).check(z.maxLength(LIMITS.pictures)),
  amenities: z.array(requiredText(LIMITS.shortText)).check(z.maxLength(LIMITS.amenities)),
  rating: z.nullable(Rating),
  reviewCount: z.int().check(z.gte(0)),
  /** Sum of all stars; absent before the first review written in the app. */
  reviewSum: z.optional(z.number().check(z.gte(0))),
  /** Free text, such as '3:00 PM'. */
  checkInTime: text(LIMITS.shortText),
  checkOutTime: text(LIMITS.shortText),
  cancellationPolicy: text(LIMITS.longText),
  hostId: z.nullable(Uid),
  instantBook: z.boolean(),
  featured: z.boolean(),
  isActive: z.boolean(),
  coordinates: z.nullable(Coordinates),
  policies: Policies,
  /** All prefixes of its words, and pairs of words. */
  searchTokens: z.array(z.string()).check(z.maxLength(LIMITS.searchTokens)),
  /** Incremented by each edit, for optimistic locking. */
  version: z.int().check(z.gte(1)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Accommodation = z.infer<typeof Accommodation>
export const accommodationConverter = docConverter<Accommodation>(Accommodation)
