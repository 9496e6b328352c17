import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'

const overlaps = ({ startDate, endDate }: Booking, trip: Pick<Trip, 'startDate' | 'endDate'>): boolean =>
  startDate !== null && endDate !== null && startDate <= trip.endDate && endDate >= trip.startDate

/** Of the bookings of a trip those for one of its days; what has no day of its own may be for any. */
export const bookingsOn = (bookings: readonly Booking[], date: string): Booking[] =>
  bookings.filter(
    ({ startDate, endDate }) => startDate === null || endDate === null || (startDate <= date && endDate >= date),
  )

/** What is booked for a trip, by name or by its days, in the order of the days. Cancelled bookings are left out. */
export const bookingsInTrip = (
  bookings: readonly Booking[],
  trip: Pick<Trip, 'id' | 'startDate' | 'endDate'>,
): Booking[] =>
  bookings
    .filter(({ status }) => status !== 'cancelled')
    .filter((booking) => booking.tripId === trip.id || (booking.tripId === null && overlaps(booking, trip)))
    .toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))

/** The confirmation code of a booking; undefined where it is not known, or cancelled or lapsed and so good for nothing. */
export const codeOfBooking = (bookings: readonly Booking[], bookingId: string): string | undefined =>
  bookings.find(({ id, status }) => id === bookingId && status !== 'cancelled')?.confirmationCode
