import { CharterBookingForm } from '@waymark/contract/bookings/booking-calls'
import { z } from '@waymark/contract/zod'
import { ApiError, type ApiErrorCode } from '../../../shared/api/api-error.ts'
import { charterTripPath } from '../../../config/paths.ts'

/** The page of the trip with the booking dialog open, for coming back from the sign-in screen. */
export const bookingPath = (tripId: string): string => `${charterTripPath(tripId)}?book`

export const isBookingIn = (search: string): boolean => new URLSearchParams(search).has('book')

/** The contract's form, with no more people than the trip takes. */
export const bookingFormFor = (most: number) =>
  z.strictObject({
    ...CharterBookingForm.shape,
    participants: CharterBookingForm.shape.participants.check(
      z.refine((participants) => participants <= most, `Must be at most ${most}`),
    ),
  })

export const BOOKING_FAILED = 'Failed to submit booking. Please try again.'

/** Here the server says what the person can do about it; of the rest nobody needs to know more. */
const TOLD: ReadonlySet<ApiErrorCode> = new Set(['conflict', 'not-found'])

/** What to say of a booking that has failed. */
export const refusalText = (error: unknown): string =>
  error instanceof ApiError && TOLD.has(error.code) ? error.userMessage : BOOKING_FAILED
