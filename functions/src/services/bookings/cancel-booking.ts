import type { ListedBooking } from '@waymark/contract/booking-calls'
import type { Booking } from '@waymark/contract/bookings'
import { earliestToday } from '@waymark/contract/calendar'
import { nightsOf } from '@waymark/contract/stay-dates'
import { AppError } from '../../platform/app-error.ts'
import { atBookingDesk, type BookingDesk } from '../../store/booking-desk.ts'
import { readBooking } from '../../store/bookings-store.ts'
import { failingWith } from '../failing-with.ts'
import { cancelledNotice } from './booking-notices.ts'
import { listedBooking } from './listed-booking.ts'

const nightsIn = ({ type, startDate, endDate }: Booking): string[] =>
  type === 'accommodation' && startDate !== null && endDate !== null ? nightsOf(startDate, endDate) : []

/** Gives back what the booking holds. The thing itself may be gone. */
async function giveBack(desk: BookingDesk, booking: Booking): Promise<void> {
  const { id, accommodationId, charterTripId, participants } = booking
  const { nights, charterTrip } = await desk.find({
    booking: id,
    ...(accommodationId !== null && { accommodation: accommodationId, nights: nightsIn(booking) }),
    ...(charterTripId !== null && { charterTrip: charterTripId }),
  })
  if (accommodationId !== null) {
    const own = [...nights].filter(([, bookingId]) => bookingId === id).map(([night]) => night)
    desk.freeNights(accommodationId, own)
  }
  if (charterTrip !== undefined) {
    desk.setSeatsTaken(charterTrip.id, Math.max(0, charterTrip.currentParticipants - participants))
  }
}

function requireAhead({ startDate }: Booking): void {
  if (startDate === null || startDate >= earliestToday(new Date())) return
  const message = 'This booking has already begun and cannot be cancelled any more.'
  throw new AppError('conflict', 'a booking is cancelled that has begun', { message })
}

async function cancelAt(desk: BookingDesk, booking: Booking): Promise<'cancelled' | 'was cancelled'> {
  if (booking.status === 'cancelled') return 'was cancelled'
  requireAhead(booking)
  await giveBack(desk, booking)
  desk.cancel(booking.id)
  return 'cancelled'
}

const cancelling = (id: string, job: (desk: BookingDesk, booking: Booking | undefined) => Promise<void>) =>
  failingWith('Failed to cancel booking. Please try again.', async (): Promise<ListedBooking> => {
    await atBookingDesk(async (desk) => job(desk, (await desk.find({ booking: id })).booking))
    const booking = await readBooking(id)
    if (booking === undefined) throw new AppError('not-found', 'the booking was deleted while it was cancelled')
    return listedBooking(booking)
  })

/** Cancels a booking of the user. One that is cancelled already stays as it is; for everyone else it is not there. */
export const cancelBooking = (id: string, uid: string): Promise<ListedBooking> =>
  cancelling(id, async (desk, booking) => {
    if (booking?.userId !== uid) throw new AppError('not-found', 'no such booking of this user')
    await cancelAt(desk, booking)
  })

/** Cancels anybody's booking for an administrator, and tells its customer. */
export const cancelCustomerBooking = (id: string): Promise<ListedBooking> =>
  cancelling(id, async (desk, booking) => {
    if (booking === undefined) throw new AppError('not-found', 'no such booking')
    if ((await cancelAt(desk, booking)) === 'cancelled') desk.tell(booking.userId, cancelledNotice(booking))
  })
