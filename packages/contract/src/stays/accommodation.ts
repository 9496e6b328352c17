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

/** For whom or how dear a stay is. Not what visitors filter by; that is `STAY_CATEGORIES`. */
export const ACCOMMODATION_CATEGORIES = ['budget', 'mid-range', 'luxury', 'business', 'family', 'romantic'] as const

/** What visitors filter by, made from the property type. */
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

/** Words that the screens have icons for; others are shown as words. */
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

/** House rules by their name: `{ pets: 'Welcome' }`. */
export const Policies = z
  .record(requiredText(LIMITS.shortText), text(LIMITS.longText))
  .check(z.refine((policies) => Object.keys(policies).length <= LIMITS.listEntries, 'Too many fields'))

/** One decimal. */
const Rating = z.number().check(z.gte(0), z.lte(5))

/** `accommodations/{id}`: a place to stay. Which night is taken by which booking is in its collection `nights`. */
export const Accommodation = z.strictObject({
  id: Id,
  title: requiredText(LIMITS.title),
  description: text(LIMITS.longText),
  /** City and country: 'Lisbon, Portugal'. */
  location: requiredText(LIMITS.place),
  address: text(LIMITS.place),
  pricePerNightCents: PriceCents,
  currency: CurrencyCode,
  /** The price in US cents at the rates of `ratesDate`: what prices in several currencies are compared by, and nobody pays. Missing where that currency has no rate. */
  dollarCents: z.optional(z.int().check(z.gte(0))),
  ratesDate: z.optional(CalendarDay),
  maxGuests: z.int().check(z.gte(1), z.lte(LIMITS.guests)),
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(LIMITS.bedrooms))),
  /** In halves. */
  bathrooms: z.nullable(z.number().check(z.gte(0), z.lte(LIMITS.bedrooms))),
  propertyType: openEnum(PROPERTY_TYPES, 'hotel'),
  category: z.nullable(z.enum(ACCOMMODATION_CATEGORIES)),
  /** Of `propertyType`, to be searched by. */
  stayCategory: openEnum(STAY_CATEGORIES, 'hotel'),
  imageUrl: z.nullable(PictureUrl),
  gallery: z.array(PictureUrl).check(z.maxLength(LIMITS.pictures)),
  amenities: z.array(requiredText(LIMITS.shortText)).check(z.maxLength(LIMITS.amenities)),
  rating: z.nullable(Rating),
  reviewCount: z.int().check(z.gte(0)),
  /** The sum of the stars of all of them, from the first review on that was written here. */
  reviewSum: z.optional(z.number().check(z.gte(0))),
  /** In words: '3:00 PM'. */
  checkInTime: text(LIMITS.shortText),
  checkOutTime: text(LIMITS.shortText),
  cancellationPolicy: text(LIMITS.longText),
  hostId: z.nullable(Uid),
  instantBook: z.boolean(),
  featured: z.boolean(),
  isActive: z.boolean(),
  coordinates: z.nullable(Coordinates),
  policies: Policies,
  /** Every beginning of every word that it is found by, and pairs of these words. */
  searchTokens: z.array(z.string()).check(z.maxLength(LIMITS.searchTokens)),
  /** Counts the edits, so that an edit of an older version is refused. */
  version: z.int().check(z.gte(1)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Accommodation = z.infer<typeof Accommodation>
export const accommodationConverter = docConverter<Accommodation>(Accommodation)
