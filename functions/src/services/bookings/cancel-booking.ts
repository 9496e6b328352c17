import type { ListedBooking } from '@waymark/contract/booking-calls'
import type { Booking } from '@waymark/contract/bookings'
import { earliestToday } from '@waymark/contract/calendar'
import { nightsOf } from '@waymark/contract/stay-dates'
import { AppError } from '../../platform/app-error.ts'
import { atBookingDesk, type BookingDesk } from '../../store/booking-desk.ts'
import { readBooking } from '../../store/bookings-store.ts'
import { failingWith } from '../failing-with.ts'
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

/** Cancels a booking of the user. One that is cancelled already stays as it is; for everyone else it is not there. */
export const cancelBooking = (id: string, uid: string): Promise<ListedBooking> =>
  failingWith('Failed to cancel booking. Please try again.', async () => {
    await atBookingDesk(async (desk) => {
      const { booking } = await desk.find({ booking: id })
      if (booking?.userId !== uid) throw new AppError('not-found', 'no such booking of this user')
      if (booking.status === 'cancelled') return
      requireAhead(booking)
      await giveBack(desk, booking)
      desk.cancel(id)
    })
    const booking = await readBooking(id)
    if (booking === undefined) throw new AppError('not-found', 'the booking was deleted while it was cancelled')
    return listedBooking(booking)
  })
