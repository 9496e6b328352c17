import { cancelCustomerBooking as cancel } from './cancel-booking.ts'
import { confirmBooking } from './confirm-booking.ts'
import type { HandlerOf } from '../handler.ts'

export const confirmCustomerBooking: HandlerOf<'confirmCustomerBooking'> = ({ params }) => confirmBooking(params.id)

export const cancelCustomerBooking: HandlerOf<'cancelCustomerBooking'> = ({ params }) => cancel(params.id)
