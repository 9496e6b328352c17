import type { Booking } from '@waymark/contract/bookings/booking'

type Booked = Pick<Booking, 'type' | 'status' | 'endDate' | 'bookingDate'>

/**
 * The day (`YYYY-MM-DD`) from which a booking can be reviewed: when it is over, or, for an activity without dates, the
 * day of booking. Undefined for charter trips and unconfirmed bookings.
 */
export function reviewableOn({ type, status, endDate, bookingDate }: Booked): string | undefined {
  if (type === 'charter' || status !== 'confirmed') return undefined
  return endDate ?? bookingDate.slice(0, 10)
}
