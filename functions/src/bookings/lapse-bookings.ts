import type { Booking } from '@waymark/contract/bookings/booking'
import { LIMITS } from '@waymark/contract/limits'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { lapsedNotification } from './booking-notifications.ts'
import { listPendingSince } from './bookings-store.ts'
import { readsOf, release } from './cancel-booking.ts'
import { runBookingTransaction } from './run-booking-transaction.ts'

/** Per run; the next run continues. */
const LAPSED_AT_ONCE = 200
const HOUR_MS = 60 * 60 * 1_000

/**
 * Decided on the stored state at the time of writing: a booking that was confirmed or cancelled meanwhile does not
 * lapse.
 */
async function lapse(found: Booking, before: Date): Promise<void> {
  const { id } = found
  await runBookingTransaction(readsOf(id, found), (data, transaction) => {
    const { booking } = data
    if (booking?.status !== 'pending' || new Date(booking.createdAt) > before) return
    release(transaction, booking, data)
    transaction.lapseBooking(id)
    transaction.notify(booking.userId, lapsedNotification(booking))
  })
}

/**
 * Cancels bookings that have been pending for `LIMITS.pendingHours`: each is cancelled, its seats released and its
 * customer notified in one transaction. Failures are left to the next run.
 * @returns the number of cancelled bookings
 */
export async function lapseBookings(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - LIMITS.pendingHours * HOUR_MS)
  const found = await listPendingSince(before, LAPSED_AT_ONCE)
  const outcomes = await Promise.allSettled(found.map((booking) => lapse(booking, before)))
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') log('WARNING', 'A booking could not lapse', errorDetail(outcome.reason))
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}
