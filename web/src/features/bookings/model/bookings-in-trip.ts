import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'

const overlaps = ({ startDate, endDate }: Booking, trip: Pick<Trip, 'startDate' | 'endDate'>): boolean =>
  startDate !== null && endDate !== null && startDate <= trip.endDate && endDate >= trip.startDate

/** A trip's bookings for one day; those without a date fit any day. */
export const bookingsOn = (bookings: readonly Booking[], date: string): Booking[] =>
  bookings.filter(
    ({ startDate, endDate }) => startDate === null || endDate === null || (startDate <= date && endDate >= date),
  )

/** Active bookings attached to the trip or within its dates, in order. */
export const bookingsInTrip = (
  bookings: readonly Booking[],
  trip: Pick<Trip, 'id' | 'startDate' | 'endDate'>,
): Booking[] =>
  bookings
    .filter(({ status }) => status !== 'cancelled')
    .filter((booking) => booking.tripId === trip.id || (booking.tripId === null && overlaps(booking, trip)))
    .toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))

/** Active bookings that belong to the trip or may belong to it: also those with neither date nor trip. */
export const bookingsThatFit = (
  bookings: readonly Booking[],
  trip: Pick<Trip, 'id' | 'startDate' | 'endDate'>,
): Booking[] => [
  ...bookingsInTrip(bookings, trip),
  ...bookings.filter(
    ({ status, tripId, startDate }) => status !== 'cancelled' && tripId === null && startDate === null,
  ),
]
