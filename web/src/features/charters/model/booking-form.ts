import { CharterBookingForm } from '@waymark/contract/bookings/booking-calls'
import { z } from '@waymark/contract/zod'
import { ApiError, type ApiErrorCode, sayOf } from '../../../shared/api/api-error.ts'
import { charterTripPath } from '../../../config/paths.ts'

/** URL of the trip with the booking dialog open, for returning after signing in. */
export const bookingPath = (tripId: string): string => `${charterTripPath(tripId)}?book`

export const isBookingIn = (search: string): boolean => new URLSearchParams(search).has('book')

/** The contract's form, limited to the trip's maximum. */
export const bookingFormFor = (most: number) =>
  z.strictObject({
    ...CharterBookingForm.shape,
    participants: CharterBookingForm.shape.participants.check(
      z.refine((participants) => participants <= most, `Must be at most ${most}`),
    ),
  })

export const BOOKING_FAILED = 'Failed to submit booking. Please try again.'

/** Errors whose message tells the user what to do. */
const TOLD: ReadonlySet<ApiErrorCode> = new Set(['conflict', 'not-found'])

/** The message for a failed booking. */
export const refusalText = (error: unknown): string =>
  sayOf(error, error instanceof ApiError && TOLD.has(error.code) ? error.userMessage : BOOKING_FAILED)
