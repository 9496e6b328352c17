import { docConverter } from '../converter.ts'
import { LIMITS } from '../limits.ts'
import { TotalCents } from '../money.ts'
import { CalendarDay, Coordinates, Id, Instant, PictureUrl, requiredText, text } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

export const TOUR_ACTIVITY_TYPES = ['accommodation', 'meal', 'activity', 'transport'] as const
export type TourActivityType = (typeof TOUR_ACTIVITY_TYPES)[number]

export const TourActivity = z.strictObject({
  id: Id,
  type: openEnum(TOUR_ACTIVITY_TYPES, 'activity'),
  title: requiredText(LIMITS.title),
  /** Free text, such as '09:00' or 'after lunch'. */
  time: z.optional(text(LIMITS.shortText)),
  description: z.optional(text(LIMITS.longText)),
})
export type TourActivity = z.infer<typeof TourActivity>

export const TourDay = z.strictObject({
  dayNumber: z.int().check(z.gte(1), z.lte(LIMITS.tourDays)),
  title: requiredText(LIMITS.title),
  description: text(LIMITS.longText),
  activities: z.array(TourActivity).check(z.maxLength(LIMITS.tourActivities)),
})
export type TourDay = z.infer<typeof TourDay>

/** A day of the short itinerary on the detail page. */
export const CharterItineraryDay = z.strictObject({
  day: z.int().check(z.gte(1), z.lte(LIMITS.tourDays)),
  title: requiredText(LIMITS.title),
  description: text(LIMITS.longText),
})
export type CharterItineraryDay = z.infer<typeof CharterItineraryDay>

export const CharterLocation = z.strictObject({
  coordinates: z.optional(Coordinates),
  meetingPoint: z.optional(text(LIMITS.longText)),
  nearestAirport: z.optional(text(LIMITS.place)),
})
export type CharterLocation = z.infer<typeof CharterLocation>

const Rating = z.number().check(z.gte(0), z.lte(5))

export const CharterReviews = z.strictObject({
  averageRating: z.optional(Rating),
  totalReviews: z.optional(z.int().check(z.gte(0))),
  reviews: z
    .array(
      z.strictObject({
        name: z.optional(text(LIMITS.shortText)),
        rating: z.optional(Rating),
        comment: text(LIMITS.longText),
      }),
    )
    .check(z.maxLength(LIMITS.reviews)),
})
export type CharterReviews = z.infer<typeof CharterReviews>

const entries = z.array(requiredText(LIMITS.shortText)).check(z.maxLength(LIMITS.listEntries))

/** `charterTrips/{id}`: a group trip on fixed dates. Bookings take seats; cancelling returns them. */
export const CharterTrip = z.strictObject({
  id: Id,
  title: requiredText(LIMITS.title),
  description: text(LIMITS.longText),
  destination: requiredText(LIMITS.place),
  startDate: CalendarDay,
  endDate: CalendarDay,
  /** Free text, such as '5 days'. */
  duration: text(LIMITS.shortText),
  /** Per person. */
  priceCents: TotalCents,
  maxParticipants: z.int().check(z.gte(1), z.lte(LIMITS.charterSeats)),
  /** Seats taken by active bookings. Only bookings change it. */
  currentParticipants: z.int().check(z.gte(0)),
  imageUrl: z.nullable(PictureUrl),
  itinerary: z.array(CharterItineraryDay).check(z.maxLength(LIMITS.tourDays)),
  includes: entries,
  excludes: entries,
  requirements: text(LIMITS.longText),
  tourPlan: z.array(TourDay).check(z.maxLength(LIMITS.tourDays)),
  location: z.nullable(CharterLocation),
  gallery: z.array(PictureUrl).check(z.maxLength(LIMITS.pictures)),
  reviews: z.nullable(CharterReviews),
  departureLocation: text(LIMITS.place),
  departureTime: text(LIMITS.shortText),
  returnTime: text(LIMITS.shortText),
  dressCode: text(LIMITS.longText),
  isActive: z.boolean(),
  featured: z.boolean(),
  /** Incremented by each edit, for optimistic locking. */
  version: z.int().check(z.gte(1)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type CharterTrip = z.infer<typeof CharterTrip>
export const charterTripConverter = docConverter<CharterTrip>(CharterTrip)

export const seatsLeft = (trip: Pick<CharterTrip, 'maxParticipants' | 'currentParticipants'>): number =>
  Math.max(0, trip.maxParticipants - trip.currentParticipants)
