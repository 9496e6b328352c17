import type { Booking } from '@waymark/contract/bookings/booking'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { pushToUser } from '../push/push-to-user.ts'
import { readBooking } from './bookings-store.ts'
import { runBookingTransaction } from './run-booking-transaction.ts'
import { readsOf } from './cancel-booking.ts'
import { confirmedNotification } from './booking-notifications.ts'
import { listedBooking } from './listed-booking.ts'

/** Confirms a pending booking and notifies its customer. Idempotent. */
export const confirmBooking = (id: string, adminId: string): Promise<ListedBooking> =>
  failingWith('Failed to confirm booking. Please try again.', async () => {
    let told: Booking | undefined
    const { customer } = readsOf(id, await readBooking(id))
    await runBookingTransaction({ booking: id, ...(customer && { customer }) }, ({ booking }, transaction) => {
      if (booking === undefined) throw new AppError('not-found', 'no such booking')
      told = undefined
      if (booking.status === 'confirmed') return
      if (booking.status === 'cancelled') {
        const message = 'This booking has been cancelled and cannot be confirmed any more.'
        throw new AppError('conflict', 'a cancelled booking is confirmed', { message })
      }
      transaction.confirmBooking(id)
      transaction.audit({ adminId, act: 'confirm' }, booking, { status: 'confirmed' })
      transaction.notify(booking.userId, confirmedNotification(booking))
      told = booking
    })
    if (told !== undefined) await pushToUser(told.userId, confirmedNotification(told))
    const booking = await readBooking(id)
    if (booking === undefined) throw new AppError('not-found', 'the booking was deleted while it was confirmed')
    return listedBooking(booking)
  })
