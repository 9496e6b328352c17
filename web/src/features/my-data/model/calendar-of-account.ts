import type { Booking } from '@waymark/contract/bookings/booking'
import type { Trip } from '@waymark/contract/trips/trip'
import { bookingEntry, calendarOf, type CalendarEntry } from '@waymark/domain/calendar-file'

const tripEntry = ({ id, title, destination, startDate, endDate, updatedAt }: Trip): CalendarEntry => ({
  id,
  changedAt: updatedAt,
  startDate,
  endDate,
  title,
  location: destination,
  description: '',
  status: 'confirmed',
})

/** Trips and bookings as one calendar. Activities without dates are left out. */
export function calendarOfAccount({
  trips,
  bookings,
}: {
  trips: readonly Trip[]
  bookings: readonly Booking[]
}): string {
  const booked = bookings.flatMap((booking) => {
    const { startDate, endDate } = booking
    return startDate === null || endDate === null ? [] : [bookingEntry({ ...booking, startDate, endDate })]
  })
  return calendarOf('Your data', [...trips.map(tripEntry), ...booked])
}
