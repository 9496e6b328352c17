import { Accommodation, STAY_CATEGORIES } from './accommodation.ts'
import { daysBetween } from '../calendar.ts'
import { integerInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { CURRENCIES, CurrencyCode, MoneyText } from '../money.ts'
import { CalendarDay, Id, Latitude, Longitude, PictureUrl, text } from '../primitives.ts'
import { z } from '../zod.ts'

/** A stay in lists. */
export const Stay = z.strictObject({
  ...z.pick(Accommodation, {
    id: true,
    location: true,
    rating: true,
    reviewCount: true,
    maxGuests: true,
    bedrooms: true,
    bathrooms: true,
    description: true,
    amenities: true,
    featured: true,
    coordinates: true,
  }).shape,
  name: Accommodation.shape.title,
  category: Accommodation.shape.stayCategory,
  /** Per night. */
  price: MoneyText,
  /** Absent in responses of older servers. */
  currency: z.optional(CurrencyCode),
  /** The first is the main picture. */
  images: z.array(PictureUrl),
})
export type Stay = z.infer<typeof Stay>

/** A sight of the atlas near a stay. */
const NearbySight = z.strictObject({
  name: text(LIMITS.place),
  /** A word such as 'castle'. */
  kind: text(LIMITS.shortText),
  lat: Latitude,
  lng: Longitude,
  /** As the crow flies. */
  meters: z.int().check(z.gte(0)),
})
export type NearbySight = z.infer<typeof NearbySight>

/** A stay on its own page. */
export const StayDetails = z.strictObject({
  ...Stay.shape,
  ...z.pick(Accommodation, {
    address: true,
    propertyType: true,
    checkInTime: true,
    checkOutTime: true,
    cancellationPolicy: true,
    instantBook: true,
    policies: true,
  }).shape,
  /** What is around it, the nearest first. Absent in responses of older servers. */
  nearby: z.optional(z.array(NearbySight).check(z.maxLength(LIMITS.nearbySights))),
})
export type StayDetails = z.infer<typeof StayDetails>

const page = integerInput({ min: 1, max: LIMITS.searchReach, required: 'Required' })
const pageSize = integerInput({ min: 1, max: LIMITS.searchPageSize, required: 'Required' })

/** Sort orders. The default is featured stays first, then by rating. */
export const STAY_SORTS = ['price', 'price-desc', 'rating', 'name'] as const
export type StaySort = (typeof STAY_SORTS)[number]

const guests = integerInput({ min: 1, max: LIMITS.participants, required: 'Required' })
/** Whole currency units per night. */
const wholePrice = integerInput({ min: 0, max: LIMITS.priceCents, required: 'Required' })

const areNights = ({ checkIn, checkOut }: { checkIn?: string | undefined; checkOut?: string | undefined }): boolean =>
  checkIn === undefined
    ? checkOut === undefined
    : checkOut !== undefined && checkIn < checkOut && daysBetween(checkIn, checkOut) <= LIMITS.stayNights

interface Filters {
  readonly checkIn?: string | undefined
  readonly guests?: number | undefined
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly sort?: StaySort | undefined
}

/** Whether no index answers the search, so that results are filtered in memory. */
const areLookedThrough = ({ checkIn, guests: least = 1, minPrice, maxPrice, sort }: Filters): boolean =>
  checkIn !== undefined ||
  least > 1 ||
  ((minPrice !== undefined || maxPrice !== undefined) && sort !== 'price' && sort !== 'price-desc')

export const StaySearch = z
  .strictObject({
    /** Word prefixes of title, city or country. */
    location: z.prefault(text(LIMITS.place), ''),
    category: z.prefault(z.enum(['all', ...STAY_CATEGORIES]), 'all'),
    /** Both or neither: only stays that are free on all nights between the two days. */
    checkIn: z.optional(CalendarDay),
    checkOut: z.optional(CalendarDay),
    /** Minimum capacity. */
    guests: z.optional(guests),
    minPrice: z.optional(wholePrice),
    maxPrice: z.optional(wholePrice),
    /** Currency of the two prices; absent means US dollars. Stays in other currencies are compared at daily rates. */
    currency: z.optional(z.enum(CURRENCIES)),
    sort: z.optional(z.enum(STAY_SORTS)),
    page: z.prefault(page, 1),
    pageSize: z.prefault(pageSize, 20),
    /** `nextCursor` of the previous response; `page` is then ignored. */
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,600}$/))),
  })
  .check(
    z.refine((search) => search.page * search.pageSize <= LIMITS.searchReach, {
      path: ['page'],
      error: 'Numbered pages end here: go on with the cursor',
    }),
    // Each page would have to read all previous ones again.
    z.refine((search) => search.page === 1 || search.cursor !== undefined || !areLookedThrough(search), {
      path: ['page'],
      error: 'Filtered searches have no numbered pages: go on with the cursor',
    }),
    z.refine(areNights, {
      path: ['checkOut'],
      error: `Both days are needed, with 1 to ${LIMITS.stayNights} nights between them`,
    }),
  )
export type StaySearch = z.infer<typeof StaySearch>

export const StaySearchResult = z.strictObject({
  accommodations: z.array(Stay),
  page: z.int(),
  pageSize: z.int(),
  /** Null on the last page. */
  nextCursor: z.nullable(z.string()),
})
export type StaySearchResult = z.infer<typeof StaySearchResult>

const StayId = z.strictObject({ id: Id })

export const listFeaturedStays = defineEndpoint({
  method: 'GET',
  path: '/api/accommodations/featured',
  summary: 'The featured places to stay, the best rated first.',
  access: 'everyone',
  sharedCacheSeconds: 300,
  response: z.array(Stay),
})

export const searchStays = defineEndpoint({
  method: 'GET',
  path: '/api/accommodations/search',
  summary:
    'Places to stay by the beginnings of words of their title, city or country, by free nights, guests and price; featured and best rated first, or in the order asked for.',
  access: 'everyone',
  sharedCacheSeconds: 60,
  perMinutePerAddress: 120,
  query: StaySearch,
  response: StaySearchResult,
})

export const getStay = defineEndpoint({
  method: 'GET',
  path: '/api/accommodations/:id',
  summary: 'One place to stay.',
  access: 'everyone',
  sharedCacheSeconds: 60,
  params: StayId,
  response: StayDetails,
})

export const getTakenNights = defineEndpoint({
  method: 'GET',
  path: '/api/accommodations/:id/nights',
  summary: 'The nights from today on that are taken, each by the day on which it begins.',
  access: 'everyone',
  perMinutePerAddress: 240,
  params: StayId,
  response: z.strictObject({ taken: z.array(CalendarDay) }),
})
