import { ActivityBookingForm } from '@waymark/contract/bookings/booking-calls'
import type { z } from '@waymark/contract/zod'

/** The fields of the booking form in their order on the screen. */
export const BOOKING_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'participants',
  'specialRequests',
] as const
type BookingField = (typeof BOOKING_FIELDS)[number]

/** What the form holds; an empty text is a field that has not been filled in. */
export type BookingFields = Record<BookingField, string>

// What the form holds are texts; the schema tells which of them make a booking.
export const BookingFieldsSchema = ActivityBookingForm as unknown as z.ZodMiniType<ActivityBookingForm, BookingFields>

/** What is typed as the number of people, falling back to 1 where it is none. */
export function participantsIn(typed: string | number): number {
  const number = typeof typed === 'number' ? typed : Number.parseInt(typed, 10)
  return Number.isInteger(number) && number >= 1 ? number : 1
}
