import type { Booking } from '@waymark/contract/bookings/booking'

type Booked = Pick<Booking, 'type' | 'status' | 'endDate' | 'bookingDate'>

/**
 * The day from which on a booking can be reviewed, which is that on which it is over: 'YYYY-MM-DD'. An activity without
 * dates can be from the day of its booking on. Undefined for what nobody reviews: charter trips, and what is not confirmed.
 */
export function reviewableOn({ type, status, endDate, bookingDate }: Booked): string | undefined {
  if (type === 'charter' || status !== 'confirmed') return undefined
  return endDate ?? bookingDate.slice(0, 10)
}
