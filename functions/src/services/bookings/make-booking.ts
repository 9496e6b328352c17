import type { Booking } from '@waymark/contract/bookings'
import { AppError } from '../../platform/app-error.ts'
import { atBookingDesk, type BookingDesk, type NewBooking } from '../../store/booking-desk.ts'
import type { Found, Wanted } from '../../store/booking-finder.ts'
import { newBookingId, readBooking } from '../../store/bookings-store.ts'
import { isAlreadyExists } from '../../store/firestore.ts'
import { digestOf } from '../digest.ts'
import { requestedId, type Requester } from '../requested-id.ts'
import { confirmationCode } from './confirmation-code.ts'

export type DraftedBooking = Omit<
  NewBooking,
  'userId' | 'tripId' | 'activityId' | 'charterTripId' | 'accommodationId' | 'confirmationCode' | 'requestDigest'
>

export interface BookingPlan {
  /** What was asked for, to tell a retry from another request. */
  readonly request: unknown
  /** A trip of the user that it shall belong to. */
  readonly tripId: string | null | undefined
  readonly wanted: Omit<Wanted, 'booking' | 'trip'>
  /** Judges what was found, and says what to write; throws what the caller is to be told. */
  draft(found: Found): DraftedBooking
  /** Takes seats or nights. */
  take?(desk: BookingDesk, found: Found, bookingId: string): void
}

/** Two processes can give the same code in the same millisecond; more often than this in a row they do not. */
const TRIES = 5

function requireSame(before: Booking, requestDigest: string | undefined): void {
  if (before.requestDigest === requestDigest) return
  throw new AppError('conflict', 'an idempotency key was used for two different bookings', {
    message: 'This Idempotency-Key was already used for a different booking',
  })
}

function requireOwnTrip({ trip }: Found, tripId: string | undefined, uid: string): void {
  if (tripId === undefined || trip?.memberIds.includes(uid) === true) return
  const message = 'Trip not found'
  throw new AppError('invalid-argument', 'a booking for no trip of this user', { message, fields: { tripId: message } })
}

async function write(id: string, requestDigest: string | undefined, plan: BookingPlan, uid: string): Promise<void> {
  const { wanted, tripId } = plan
  const trip = tripId ?? undefined
  await atBookingDesk(async (desk) => {
    const found = await desk.find({ ...wanted, booking: id, trip })
    if (found.booking !== undefined) {
      requireSame(found.booking, requestDigest)
      return
    }
    requireOwnTrip(found, trip, uid)
    const drafted = plan.draft(found)
    desk.book(id, {
      ...drafted,
      userId: uid,
      tripId: trip ?? null,
      activityId: wanted.activity ?? null,
      charterTripId: wanted.charterTrip ?? null,
      accommodationId: wanted.accommodation ?? null,
      confirmationCode: confirmationCode(drafted.type),
      ...(requestDigest !== undefined && { requestDigest }),
    })
    plan.take?.(desk, found, id)
  })
}

/** Makes a booking, or finds the one that an earlier try has made. */
export async function makeBooking(plan: BookingPlan, requester: Requester): Promise<Booking> {
  const { uid, key } = requester
  const id = requestedId(requester, newBookingId)
  const requestDigest = key === undefined ? undefined : digestOf(plan.request)
  for (let tries = 1; ; tries += 1) {
    try {
      await write(id, requestDigest, plan, uid)
      break
    } catch (error) {
      if (!isAlreadyExists(error) || tries === TRIES) throw error
    }
  }
  const booking = await readBooking(id)
  if (booking === undefined) throw new AppError('internal', 'a booking that was made is not there')
  return booking
}
