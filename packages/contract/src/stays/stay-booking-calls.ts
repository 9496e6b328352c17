import { ListedBooking } from '../bookings/booking-calls.ts'
import { moneyInput, integerInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { enteredText, Id, requiredDay } from '../primitives.ts'
import { DATES_MISSING, stayProblem } from './stay-dates.ts'
import { z } from '../zod.ts'

/** Guests are compared with the place's own maximum by the server; here with what any place may have. */
export const StayBookingRequest = z
  .strictObject({
    checkInDate: requiredDay(DATES_MISSING),
    checkOutDate: requiredDay(DATES_MISSING),
    guests: integerInput({
      min: 1,
      max: LIMITS.participants,
      required: 'Number of guests is required',
      tooSmall: 'At least 1 guest required',
    }),
    totalPrice: moneyInput(LIMITS.totalCents),
    notes: z.optional(z.nullable(enteredText(LIMITS.longText))),
    /** A trip of the user that it shall belong to. */
    tripId: z.optional(z.nullable(Id)),
  })
  .check((context) => {
    if (context.issues.length > 0) return
    const problem = stayProblem(context.value, { maxGuests: LIMITS.participants, now: new Date() })
    if (problem === undefined) return
    context.issues.push({
      code: 'custom',
      path: [problem.field],
      message: problem.description,
      input: context.value[problem.field],
    })
  })
export type StayBookingRequest = z.infer<typeof StayBookingRequest>

export const bookStay = defineEndpoint({
  method: 'POST',
  path: '/api/accommodations/:id/book',
  summary:
    'Books a place to stay; confirmed at once. 409 when a night is taken, or when the total is not the price: `fields.totalPrice` says the right one.',
  access: 'signed-in',
  quota: 'booking',
  verifiedEmail: true,
  params: z.strictObject({ id: Id }),
  body: StayBookingRequest,
  response: ListedBooking,
})
