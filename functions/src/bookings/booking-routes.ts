import { bookActivity } from './book-activity.ts'
import { bookCharterTrip } from './book-charter-trip.ts'
import { cancelBooking as cancel, cancelCustomerBooking as cancelForCustomer } from './cancel-booking.ts'
import { changeStay as change } from './change-stay.ts'
import { listedBooking } from './listed-booking.ts'
import { listBookings as bookingsOf } from './bookings-store.ts'
import type { HandlerOf } from '../handler.ts'
import { confirmBooking } from './confirm-booking.ts'

export const listBookings: HandlerOf<'listBookings'> = async (_request, { caller }) =>
  (await bookingsOf(caller.uid)).map(listedBooking)

export const book: HandlerOf<'book'> = ({ body }, { caller, idempotencyKey }) => {
  const booker = { uid: caller.uid, key: idempotencyKey }
  return body.type === 'activity' ? bookActivity(body, booker) : bookCharterTrip(body, booker)
}

export const cancelBooking: HandlerOf<'cancelBooking'> = ({ params }, { caller }) => cancel(params.id, caller.uid)

export const changeStay: HandlerOf<'changeStay'> = ({ params, body }, { caller }) => change(params.id, body, caller.uid)

export const confirmCustomerBooking: HandlerOf<'confirmCustomerBooking'> = ({ params }, { caller }) =>
  confirmBooking(params.id, caller.uid)

export const cancelCustomerBooking: HandlerOf<'cancelCustomerBooking'> = ({ params }, { caller }) =>
  cancelForCustomer(params.id, caller.uid)
