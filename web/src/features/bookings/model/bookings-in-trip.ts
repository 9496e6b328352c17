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

/** Those that hold and are for a trip, or may be: also what has neither a day nor a trip of its own. */
export const bookingsThatFit = (
  bookings: readonly Booking[],
  trip: Pick<Trip, 'id' | 'startDate' | 'endDate'>,
): Booking[] => [
  ...bookingsInTrip(bookings, trip),
  ...bookings.filter(
    ({ status, tripId, startDate }) => status !== 'cancelled' && tripId === null && startDate === null,
  ),
]
