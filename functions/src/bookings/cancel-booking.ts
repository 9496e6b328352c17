import { placesTakenOf } from '@waymark/contract/activities/activity-dates'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { Booking } from '@waymark/contract/bookings/booking'
import { DELETED_ACCOUNT } from '@waymark/contract/users/account-calls'
import { earliestToday } from '@waymark/contract/calendar'
import { nightsOf } from '@waymark/contract/stays/stay-dates'
import { AppError, failingWith } from '../platform/app-error.ts'
import type { BookingData, BookingReads } from './booking-reads-store.ts'
import type { BookingTransaction, Decide } from './booking-transaction-store.ts'
import { readBooking } from './bookings-store.ts'
import { runBookingTransaction } from './run-booking-transaction.ts'
import { cancelledNotification } from './booking-notifications.ts'
import { listedBooking } from './listed-booking.ts'

const nightsIn = ({ type, startDate, endDate }: Booking): string[] =>
  type === 'accommodation' && startDate !== null && endDate !== null ? nightsOf(startDate, endDate) : []

/** The activity date on which the booking holds places. */
const dateIn = ({ activityId, startDate, details }: Booking): string | undefined =>
  activityId === null || startDate === null || details.startTime === undefined
    ? undefined
    : `${startDate}T${details.startTime}`

/**
 * The booking, what it holds, and the account whose bookings it changes. For stays, whose dates may change meanwhile, see
 * `runOnBooking`.
 */
export function readsOf(id: string, booking: Booking | undefined): BookingReads {
  if (booking === undefined) return { booking: id }
  const { accommodationId, activityId, charterTripId, userId } = booking
  return {
    booking: id,
    ...(accommodationId !== null && { accommodation: accommodationId, nights: nightsIn(booking) }),
    ...(charterTripId !== null && { charterTrip: charterTripId }),
    ...(activityId !== null && dateIn(booking) !== undefined && { activity: activityId, takesPlaces: true }),
    ...(userId !== DELETED_ACCOUNT.uid && { customer: { uid: userId } }),
  }
}

/** Maximum number of retries when another device changes the stay at the same time. */
const MOVES = 5

/**
 * Runs a booking transaction on a booking, everything it holds, and the requested nights of its stay. The nights it
 * holds are only known after reading it; if they change meanwhile, the transaction starts again.
 * @param wanted the nights to have from now on, and the account with what it has ahead
 */
export async function runOnBooking(
  id: string,
  { nights: wanted, ...wantedReads }: { readonly nights: readonly string[] } & Pick<BookingReads, 'customer'>,
  decide: Decide,
): Promise<void> {
  for (let tries = 0; tries < MOVES; tries += 1) {
    const found = await readBooking(id)
    const { nights, ...reads } = readsOf(id, found)
    let isMoved = false
    const all = nights === undefined ? {} : { nights: [...new Set([...nights, ...wanted])] }
    await runBookingTransaction({ ...reads, ...all, ...wantedReads }, (data, transaction) => {
      isMoved = data.booking !== undefined && nightsIn(data.booking).some((night) => nights?.includes(night) !== true)
      if (!isMoved) decide(data, transaction)
    })
    if (!isMoved) return
  }
  throw new AppError('unavailable', 'a booking that is changed all the time')
}

/** Releases what the booking holds. The booked object may have been deleted. */
export function release(transaction: BookingTransaction, booking: Booking, data: BookingData): void {
  const { activity, nights, charterTrip } = data
  const date = dateIn(booking)
  const { id, accommodationId, participants } = booking
  if (accommodationId !== null) {
    const own = [...nights].filter(([, bookingId]) => bookingId === id).map(([night]) => night)
    transaction.releaseNights(accommodationId, own)
  }
  if (charterTrip !== undefined) {
    transaction.setSeatsTaken(charterTrip.id, Math.max(0, charterTrip.currentParticipants - participants))
  }
  if (activity !== undefined && date !== undefined) {
    const taken = Math.max(0, placesTakenOf(activity, date) - participants)
    transaction.setPlacesTaken(activity.id, { ...activity.placesTaken, [date]: taken })
  }
}

export function requireAhead({ startDate }: Booking, doneTo: 'cancelled' | 'changed'): void {
  if (startDate === null || startDate >= earliestToday(new Date())) return
  const message = `This booking has already begun and cannot be ${doneTo} any more.`
  throw new AppError('conflict', `a booking is ${doneTo} that has begun`, { message })
}

/** Cancels a booking for its customer, or for an administrator, in which case the customer is notified. */
const cancel = (id: string, by: { readonly uid: string } | { readonly adminId: string }): Promise<ListedBooking> =>
  failingWith('Failed to cancel booking. Please try again.', async () => {
    await runOnBooking(id, { nights: [] }, (data, transaction) => {
      const { booking } = data
      if (booking === undefined || ('uid' in by && booking.userId !== by.uid)) {
        throw new AppError('not-found', 'no such booking, or not one of this user')
      }
      if (booking.status === 'cancelled') return
      requireAhead(booking, 'cancelled')
      release(transaction, booking, data)
      transaction.cancelBooking(id)
      if ('uid' in by) return
      transaction.audit({ adminId: by.adminId, act: 'cancel' }, booking, { status: 'cancelled' })
      transaction.notify(booking.userId, cancelledNotification(booking))
    })
    const booking = await readBooking(id)
    if (booking === undefined) throw new AppError('not-found', 'the booking was deleted while it was cancelled')
    return listedBooking(booking)
  })

/** Cancels one of the user's bookings. Idempotent; other people's bookings are 'not found'. */
export const cancelBooking = (id: string, uid: string): Promise<ListedBooking> => cancel(id, { uid })

/** Cancels any booking for an administrator and notifies its customer. */
export const cancelCustomerBooking = (id: string, adminId: string): Promise<ListedBooking> => cancel(id, { adminId })
