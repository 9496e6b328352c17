import { StartsAt } from '../activities/activity-dates.ts'
import { Booking, BookingDetails } from './booking.ts'
import { moneyInput, integerInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { MoneyText } from '../money.ts'
import { CalendarDay, enteredText, Id, phoneDigits, requiredLine, text } from '../primitives.ts'
import { z } from '../zod.ts'

/** A booking as the API returns it. */
export const ListedBooking = z.strictObject({
  ...z.omit(Booking, { totalPriceCents: true, requestDigest: true, details: true }).shape,
  details: z.strictObject({ ...z.omit(BookingDetails, { unitPriceCents: true }).shape, unitPrice: MoneyText }),
  totalPrice: MoneyText,
})
export type ListedBooking = z.infer<typeof ListedBooking>

/** The same message for a missing and an invalid address. */
const CustomerEmail = z
  .string({ error: 'Valid email is required' })
  .check(z.trim(), z.maxLength(LIMITS.email), z.email('Valid email is required'))

const customer = {
  customerName: requiredLine(LIMITS.shortText, 'Name is required'),
  customerEmail: CustomerEmail,
  customerPhone: requiredLine(LIMITS.shortText, 'Phone number is required').check(phoneDigits),
  specialRequests: z.optional(z.nullable(enteredText(LIMITS.longText))),
}

const AT_LEAST_ONE = 'At least 1 participant required'

export const ActivityBookingForm = z.strictObject({
  ...customer,
  participants: integerInput({ min: 1, max: LIMITS.participants, required: AT_LEAST_ONE, tooSmall: AT_LEAST_ONE }),
})
export type ActivityBookingForm = z.infer<typeof ActivityBookingForm>

/** The charter booking form's request. The server checks the trip's own capacity. */
export const CharterBookingForm = z.strictObject({
  ...customer,
  participants: integerInput({
    min: 1,
    max: LIMITS.participants,
    required: 'Number of participants is required',
    tooSmall: AT_LEAST_ONE,
  }),
})
export type CharterBookingForm = z.infer<typeof CharterBookingForm>

const ignoredText = z.optional(z.nullable(text(LIMITS.longText)))
const noId = z.optional(z.nullable(Id))

/** Sent by some clients; ignored, because the server decides these values. */
const decidedByTheServer = {
  userId: ignoredText,
  title: ignoredText,
  status: ignoredText,
  bookingDate: ignoredText,
  confirmationCode: ignoredText,
  details: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
}

const totalInput = moneyInput(LIMITS.totalCents)

export const ActivityBookingRequest = z.strictObject({
  type: z.literal('activity'),
  activityId: Id,
  charterTripId: z.optional(z.null()),
  accommodationId: z.optional(z.null()),
  ...ActivityBookingForm.shape,
  /** Required if the activity has fixed dates. */
  startsAt: z.optional(z.nullable(StartsAt)),
  /** A wish, for an activity without fixed dates; with them it is left out. */
  preferredDay: z.optional(z.nullable(CalendarDay)),
  totalPrice: totalInput,
  /** One of the caller's trips to attach the booking to. */
  tripId: noId,
  ...decidedByTheServer,
})
export type ActivityBookingRequest = z.infer<typeof ActivityBookingRequest>

export const CharterBookingRequest = z.strictObject({
  type: z.literal('charter'),
  charterTripId: Id,
  activityId: z.optional(z.null()),
  accommodationId: z.optional(z.null()),
  ...CharterBookingForm.shape,
  totalPrice: totalInput,
  tripId: noId,
  ...decidedByTheServer,
})
export type CharterBookingRequest = z.infer<typeof CharterBookingRequest>

export const BookingRequest = z.discriminatedUnion('type', [ActivityBookingRequest, CharterBookingRequest])
export type BookingRequest = z.infer<typeof BookingRequest>

export const listBookings = defineEndpoint({
  method: 'GET',
  path: '/api/bookings',
  summary: 'The bookings of the signed-in user, the newest first.',
  access: 'signed-in',
  response: z.array(ListedBooking),
})

export const book = defineEndpoint({
  method: 'POST',
  path: '/api/bookings',
  summary:
    'Books an activity or seats on a charter trip; both wait as pending until an administrator confirms them. 409 when there are not enough seats or places on that date, or when the total is not the price: `fields.totalPrice` says the right one.',
  access: 'signed-in',
  quota: 'booking',
  verifiedEmail: true,
  body: BookingRequest,
  response: ListedBooking,
})

const BookingId = z.strictObject({ id: Id })

export const cancelBooking = defineEndpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  summary: 'Cancels a booking of the signed-in user and gives back its nights or seats. Twice is as good as once.',
  access: 'signed-in',
  params: BookingId,
  response: ListedBooking,
})

export const confirmCustomerBooking = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/confirm',
  summary: 'Confirms a pending booking; its customer is told. Twice is as good as once, and 409 when it is cancelled.',
  access: 'admin',
  params: BookingId,
  response: ListedBooking,
})

export const cancelCustomerBooking = defineEndpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  summary:
    'Cancels the booking of a customer, who is told, and gives back its nights or seats. Twice is as good as once.',
  access: 'admin',
  params: BookingId,
  response: ListedBooking,
})
