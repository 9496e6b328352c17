import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'
import { daysOf } from '../../../shared/booking/booked-days.ts'

const overlaps = (booking: Booking, trip: Pick<Trip, 'startDate' | 'endDate'>): boolean => {
  const days = daysOf(booking)
  return days !== undefined && days.startDate <= trip.endDate && days.endDate >= trip.startDate
}

/** A trip's bookings for one day; those without a date fit any day. */
export const bookingsOn = (bookings: readonly Booking[], date: string): Booking[] =>
  bookings.filter((booking) => {
    const days = daysOf(booking)
    return days === undefined || (days.startDate <= date && days.endDate >= date)
  })

/** Active bookings attached to the trip or within its dates, in order. */
export const bookingsInTrip = (
  bookings: readonly Booking[],
  trip: Pick<Trip, 'id' | 'startDate' | 'endDate'>,
): Booking[] =>
  bookings
    .filter(({ status }) => status !== 'cancelled')
    .filter((booking) => booking.tripId === trip.id || (booking.tripId === null && overlaps(booking, trip)))
    .toSorted((a, b) => (daysOf(a)?.startDate ?? '').localeCompare(daysOf(b)?.startDate ?? ''))

/** Active bookings that belong to the trip or may belong to it: also those with neither date nor trip. */
export const bookingsThatFit = (
  bookings: readonly Booking[],
  trip: Pick<Trip, 'id' | 'startDate' | 'endDate'>,
): Booking[] => [
  ...bookingsInTrip(bookings, trip),
  ...bookings.filter(
    (booking) => booking.status !== 'cancelled' && booking.tripId === null && daysOf(booking) === undefined,
  ),
]
