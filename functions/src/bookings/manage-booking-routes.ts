import { cancelCustomerBooking as cancel } from './cancel-booking.ts'
import { confirmBooking } from './confirm-booking.ts'
import type { HandlerOf } from '../handler.ts'

export const confirmCustomerBooking: HandlerOf<'confirmCustomerBooking'> = ({ params }, { caller }) =>
  confirmBooking(params.id, caller.uid)

export const cancelCustomerBooking: HandlerOf<'cancelCustomerBooking'> = ({ params }, { caller }) =>
  cancel(params.id, caller.uid)
