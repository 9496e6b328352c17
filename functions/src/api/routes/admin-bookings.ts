import { cancelCustomerBooking as cancel } from '../../services/bookings/cancel-booking.ts'
import { confirmBooking } from '../../services/bookings/confirm-booking.ts'
import type { HandlerOf } from '../handler.ts'

export const confirmCustomerBooking: HandlerOf<'confirmCustomerBooking'> = ({ params }) => confirmBooking(params.id)

export const cancelCustomerBooking: HandlerOf<'cancelCustomerBooking'> = ({ params }) => cancel(params.id)
