import { zodResolver } from '@hookform/resolvers/zod'
import { CharterBookingForm } from '@waymark/contract/bookings/booking-calls'
import { z } from '@waymark/contract/zod'
import type { Resolver } from 'react-hook-form'

/** What the booking form holds. */
export interface BookingFields {
  customerName: string
  customerEmail: string
  customerPhone: string
  participants: string
  specialRequests: string
}

/** In their order on the screen. */
export const BOOKING_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'participants',
  'specialRequests',
] as const satisfies readonly (keyof BookingFields)[]

export const EMPTY_BOOKING: Readonly<BookingFields> = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  participants: '1',
  specialRequests: '',
}

/** The contract's form, with no more people than the trip takes. */
export const bookingFormFor = (most: number) =>
  z.strictObject({
    ...CharterBookingForm.shape,
    participants: CharterBookingForm.shape.participants.check(
      z.refine((participants) => participants <= most, `Must be at most ${most}`),
    ),
  })

// What the form holds are texts; the schema tells which of them make a booking.
export const bookingResolverFor = (most: number): Resolver<BookingFields, unknown, CharterBookingForm> =>
  zodResolver(bookingFormFor(most) as unknown as z.ZodMiniType<CharterBookingForm, BookingFields>)
