import { docConverter } from '../converter.ts'
import { ACTIVITY_CATEGORIES } from '../activities/activity.ts'
import { LIMITS } from '../limits.ts'
import { CurrencyCode, TotalCents } from '../money.ts'
import { CalendarDay, Id, Instant, requiredText, text, TimeOfDay, Uid } from '../primitives.ts'
import { openEnum } from '../tolerant.ts'
import { z } from '../zod.ts'

const BOOKING_TYPES = ['activity', 'charter', 'accommodation'] as const
export type BookingType = (typeof BOOKING_TYPES)[number]

const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled'] as const

/** Prefix of the confirmation code; a timestamp follows. */
export const CODE_PREFIX = { activity: 'AC-', charter: 'CT-', accommodation: 'ST-' } as const satisfies Record<
  BookingType,
  string
>

/** A snapshot of what was booked, so that the booking stays readable after the original is edited or deleted. */
export const BookingDetails = z.strictObject({
  location: text(LIMITS.place),
  duration: z.optional(text(LIMITS.shortText)),
  category: z.optional(z.nullable(z.enum(ACTIVITY_CATEGORIES))),
  nights: z.optional(z.int().check(z.gte(1), z.lte(LIMITS.stayNights))),
  address: z.optional(text(LIMITS.place)),
  /** Local start time, for activities with dates. */
  startTime: z.optional(TimeOfDay),
  /** What the customer asked for, of an activity without dates; the host may agree on another. */
  preferredDay: z.optional(CalendarDay),
  checkInTime: z.optional(text(LIMITS.shortText)),
  checkOutTime: z.optional(text(LIMITS.shortText)),
  departureLocation: z.optional(text(LIMITS.place)),
  departureTime: z.optional(text(LIMITS.shortText)),
  /** Price per person, or per night for stays. */
  unitPriceCents: TotalCents,
})
export type BookingDetails = z.infer<typeof BookingDetails>

/** `bookings/{id}`. Exactly one of the three subject ids is set, depending on `type`. */
export const Booking = z.strictObject({
  id: Id,
  userId: Uid,
  /** One of the owner's trips, if the booking is attached to one. */
  tripId: z.nullable(Id),
  activityId: z.nullable(Id),
  charterTripId: z.nullable(Id),
  accommodationId: z.nullable(Id),
  /** Unknown types fall back to one that has neither nights nor seats. */
  type: openEnum(BOOKING_TYPES, 'activity'),
  title: requiredText(LIMITS.title),
  customerName: requiredText(LIMITS.shortText),
  customerEmail: text(LIMITS.email),
  /** Empty if a stay was booked by someone without a phone number in the profile. */
  customerPhone: text(LIMITS.shortText),
  /** For stays, the number of guests. */
  participants: z.int().check(z.gte(1), z.lte(LIMITS.participants)),
  /** How many of the guests of a stay are children. Absent in older bookings, and from clients that do not ask. */
  children: z.optional(z.int().check(z.gte(0), z.lte(LIMITS.participants))),
  specialRequests: z.nullable(text(LIMITS.longText)),
  details: BookingDetails,
  /** Check-in and check-out of a stay, departure and return of a charter trip; null for activities without dates. */
  startDate: z.nullable(CalendarDay),
  endDate: z.nullable(CalendarDay),
  bookingDate: Instant,
  /** Unknown statuses fall back to one that neither confirms nor cancels. */
  status: openEnum(BOOKING_STATUSES, 'pending'),
  /** Set when it was cancelled automatically after being pending for `LIMITS.pendingHours`. */
  lapsedAt: z.optional(z.nullable(Instant)),
  totalPriceCents: TotalCents,
  /** Currency of all its prices; absent means US dollars. */
  currency: z.optional(CurrencyCode),
  confirmationCode: requiredText(LIMITS.shortText),
  /** Digest of the Idempotency-Key of the creating call. A retry returns this booking. */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Booking = z.infer<typeof Booking>
export const bookingConverter = docConverter<Booking>(Booking)
