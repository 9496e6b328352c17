import { ListedBooking } from '../bookings/booking-calls.ts'
import { moneyInput, integerInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { CurrencyCode } from '../money.ts'
import { enteredText, Id, requiredDay } from '../primitives.ts'
import { DATES_MISSING, stayProblem, type WantedStay } from './stay-dates.ts'
import { z } from '../zod.ts'

export const NIGHTS_TAKEN = 'Some of these nights are already booked. Please choose other dates.'

const stay = {
  checkInDate: requiredDay(DATES_MISSING),
  checkOutDate: requiredDay(DATES_MISSING),
  guests: integerInput({
    min: 1,
    max: LIMITS.participants,
    required: 'Number of guests is required',
    tooSmall: 'At least 1 guest required',
  }),
  /** How many of the guests are children. Clients that do not ask leave it out. */
  children: z.optional(z.nullable(integerInput({ min: 0, max: LIMITS.participants, required: 'Required' }))),
  totalPrice: moneyInput(LIMITS.totalCents),
  /** Currency of the total. Absent means US dollars; stays priced in another currency are then refused. */
  currency: z.optional(CurrencyCode),
}

/** Checks against the limit for any stay; the server checks the stay's own maximum. */
const isStay = <S extends WantedStay>() =>
  z.check<S>((context) => {
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

export const StayBookingRequest = z
  .strictObject({
    ...stay,
    notes: z.optional(z.nullable(enteredText(LIMITS.longText))),
    /** One of the caller's trips to attach the booking to. */
    tripId: z.optional(z.nullable(Id)),
  })
  .check(isStay())
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

/** New dates or guests for a booked stay. If `children` is absent, their number stays the same. */
export const StayChangeRequest = z.strictObject(stay).check(isStay())
export type StayChangeRequest = z.infer<typeof StayChangeRequest>

export const changeStay = defineEndpoint({
  method: 'PUT',
  path: '/api/bookings/:id/stay',
  summary:
    'Gives a stay that the signed-in user has booked other days or guests, or leaves it as it is: 409 when a night is taken, when the stay has begun or is cancelled, or when the total is not the price of today: `fields.totalPrice` says the right one.',
  access: 'signed-in',
  quota: 'booking',
  params: z.strictObject({ id: Id }),
  body: StayChangeRequest,
  response: ListedBooking,
})
