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

/** What codes begin with. A timestamp follows. */
export const CODE_PREFIX = { activity: 'AC-', charter: 'CT-', accommodation: 'ST-' } as const satisfies Record<
  BookingType,
  string
>

/** What was booked, as it was then: a booking stays readable when the thing is edited or gone. */
export const BookingDetails = z.strictObject({
  location: text(LIMITS.place),
  duration: z.optional(text(LIMITS.shortText)),
  category: z.optional(z.nullable(z.enum(ACTIVITY_CATEGORIES))),
  nights: z.optional(z.int().check(z.gte(1), z.lte(LIMITS.stayNights))),
  address: z.optional(text(LIMITS.place)),
  /** By the clock of the place: when an activity begins that has dates. */
  startTime: z.optional(TimeOfDay),
  checkInTime: z.optional(text(LIMITS.shortText)),
  checkOutTime: z.optional(text(LIMITS.shortText)),
  departureLocation: z.optional(text(LIMITS.place)),
  departureTime: z.optional(text(LIMITS.shortText)),
  /** Of one person, or of one night. */
  unitPriceCents: TotalCents,
})
export type BookingDetails = z.infer<typeof BookingDetails>

/** `bookings/{id}`. Of the three ids of what was booked, the one of its type is there. */
export const Booking = z.strictObject({
  id: Id,
  userId: Uid,
  /** The trip of the user that it belongs to, where one was named. */
  tripId: z.nullable(Id),
  activityId: z.nullable(Id),
  charterTripId: z.nullable(Id),
  accommodationId: z.nullable(Id),
  /** Another type has neither nights nor seats that a reader knows of. */
  type: openEnum(BOOKING_TYPES, 'activity'),
  title: requiredText(LIMITS.title),
  customerName: requiredText(LIMITS.shortText),
  customerEmail: text(LIMITS.email),
  /** Empty for a stay of somebody whose profile has none. */
  customerPhone: text(LIMITS.shortText),
  /** Guests of a stay, too. */
  participants: z.int().check(z.gte(1), z.lte(LIMITS.participants)),
  specialRequests: z.nullable(text(LIMITS.longText)),
  details: BookingDetails,
  /** Day of check-in or of departure, and of check-out or return; null for activities without dates of their own. */
  startDate: z.nullable(CalendarDay),
  endDate: z.nullable(CalendarDay),
  bookingDate: Instant,
  /** Another status neither promises a bed nor says that there is none. */
  status: openEnum(BOOKING_STATUSES, 'pending'),
  /** When it was cancelled because nobody had confirmed it for `LIMITS.pendingHours`. */
  lapsedAt: z.optional(z.nullable(Instant)),
  totalPriceCents: TotalCents,
  /** Of all its prices; dollars where it is missing. */
  currency: z.optional(CurrencyCode),
  confirmationCode: requiredText(LIMITS.shortText),
  /** Of the call that made it, when it had an Idempotency-Key: a retry gets the same booking. */
  requestDigest: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Booking = z.infer<typeof Booking>
export const bookingConverter = docConverter<Booking>(Booking)
