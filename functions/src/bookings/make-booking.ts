import type { Booking } from '@waymark/contract/bookings/booking'
import { AppError } from '../platform/app-error.ts'
import type { BookingData, BookingReads } from './booking-reads-store.ts'
import type { BookingTransaction, NewBooking } from './booking-transaction-store.ts'
import { newBookingId, readBooking } from './bookings-store.ts'
import { decideWithinAccountLimit, requireRoomInAccount } from './decide-within-account-limit.ts'
import { runBookingTransaction } from './run-booking-transaction.ts'
import { idOfRequest, madeBySameRequest, requestDigestOf, type KeyedCaller } from '../platform/idempotency-key.ts'
import { confirmationCode } from './confirmation-code.ts'
import type { BookingRequest } from '@waymark/contract/bookings/booking-calls'

type Customer = Pick<Booking, 'customerName' | 'customerEmail' | 'customerPhone' | 'specialRequests'>

/** The customer's data from the form. */
export const customerOf = (sent: BookingRequest): Customer => ({
  customerName: sent.customerName,
  customerEmail: sent.customerEmail,
  customerPhone: sent.customerPhone,
  specialRequests: sent.specialRequests || null,
})

export type DraftedBooking = Omit<
  NewBooking,
  'userId' | 'tripId' | 'activityId' | 'charterTripId' | 'accommodationId' | 'confirmationCode' | 'requestDigest'
>

export interface BookingPlan {
  /** The request, to distinguish a retry from a different request. */
  readonly request: unknown
  /** One of the user's trips to attach the booking to. */
  readonly tripId: string | null | undefined
  readonly reads: Omit<BookingReads, 'booking' | 'trip'>
  /** Decides on the stored data and returns the booking; throws the error for the caller. */
  draft(data: BookingData): DraftedBooking
  /** Takes seats or nights. */
  reserve?(transaction: BookingTransaction, data: BookingData, bookingId: string): void
}

function requireOwnTrip({ trip }: BookingData, tripId: string | undefined, uid: string): void {
  if (tripId === undefined || trip?.memberIds.includes(uid) === true) return
  const message = 'Trip not found'
  throw new AppError('invalid-argument', 'a booking for no trip of this user', { message, fields: { tripId: message } })
}

/** Creates a booking, or returns the one that an earlier request with the same idempotency key created. */
export async function makeBooking(plan: BookingPlan, caller: KeyedCaller): Promise<Booking> {
  const { uid } = caller
  const id = idOfRequest(caller, newBookingId)
  const requestDigest = requestDigestOf(caller, plan.request)
  const trip = plan.tripId ?? undefined
  await decideWithinAccountLimit(uid, (customer) =>
    runBookingTransaction({ ...plan.reads, booking: id, trip, customer }, (data, transaction) => {
      if (madeBySameRequest(data.booking, requestDigest, 'booking') !== undefined) return
      requireOwnTrip(data, trip, uid)
      // Before what the account has ahead, which is not listed for somebody who comes too late.
      const drafted = plan.draft(data)
      requireRoomInAccount(data.account, { id, nights: plan.reads.nights?.length ?? 0 })
      transaction.createBooking(id, {
        ...drafted,
        userId: uid,
        tripId: trip ?? null,
        activityId: plan.reads.activity ?? null,
        charterTripId: plan.reads.charterTrip ?? null,
        accommodationId: plan.reads.accommodation ?? null,
        confirmationCode: confirmationCode(drafted.type),
        ...(requestDigest !== undefined && { requestDigest }),
      })
      plan.reserve?.(transaction, data, id)
    }),
  )
  const booking = await readBooking(id)
  if (booking === undefined) throw new AppError('internal', 'a booking that was made is not there')
  return booking
}
