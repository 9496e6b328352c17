import { bookActivity } from './book-activity.ts'
import { bookCharterTrip } from './book-charter-trip.ts'
import { cancelBooking as cancel } from './cancel-booking.ts'
import { listedBooking } from './listed-booking.ts'
import { listBookings as bookingsOf } from './bookings-store.ts'
import type { HandlerOf } from '../handler.ts'

export const listBookings: HandlerOf<'listBookings'> = async (_request, { caller }) =>
  (await bookingsOf(caller.uid)).map(listedBooking)

export const book: HandlerOf<'book'> = ({ body }, { caller, idempotencyKey }) => {
  const booker = { uid: caller.uid, key: idempotencyKey }
  return body.type === 'activity' ? bookActivity(body, booker) : bookCharterTrip(body, booker)
}

export const cancelBooking: HandlerOf<'cancelBooking'> = ({ params }, { caller }) => cancel(params.id, caller.uid)
