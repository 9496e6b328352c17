import { bookActivity } from '../../services/bookings/book-activity.ts'
import { bookCharterTrip } from '../../services/bookings/book-charter-trip.ts'
import { cancelBooking as cancel } from '../../services/bookings/cancel-booking.ts'
import { listedBooking } from '../../services/bookings/listed-booking.ts'
import { listBookings as bookingsOf } from '../../store/bookings-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listBookings: HandlerOf<'listBookings'> = async (_request, { caller }) =>
  (await bookingsOf(caller.uid)).map(listedBooking)

export const book: HandlerOf<'book'> = ({ body }, { caller, idempotencyKey }) => {
  const booker = { uid: caller.uid, key: idempotencyKey }
  return body.type === 'activity' ? bookActivity(body, booker) : bookCharterTrip(body, booker)
}

export const cancelBooking: HandlerOf<'cancelBooking'> = ({ params }, { caller }) => cancel(params.id, caller.uid)
