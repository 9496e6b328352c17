import type { BookingRequest } from '@waymark/contract/bookings/booking-calls'
import type { Booking } from '@waymark/contract/bookings/booking'

type Customer = Pick<Booking, 'customerName' | 'customerEmail' | 'customerPhone' | 'specialRequests'>

/** What a booking keeps of who filled in the form. */
export const customerOf = (sent: BookingRequest): Customer => ({
  customerName: sent.customerName,
  customerEmail: sent.customerEmail,
  customerPhone: sent.customerPhone,
  specialRequests: sent.specialRequests || null,
})
