import { CharterBookingForm } from '@waymark/contract/bookings/booking-calls'
import { z } from '@waymark/contract/zod'

/** The contract's form, with no more people than the trip takes. */
export const bookingFormFor = (most: number) =>
  z.strictObject({
    ...CharterBookingForm.shape,
    participants: CharterBookingForm.shape.participants.check(
      z.refine((participants) => participants <= most, `Must be at most ${most}`),
    ),
  })
