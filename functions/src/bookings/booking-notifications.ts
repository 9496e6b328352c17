import type { Booking } from '@waymark/contract/bookings/booking'
import type { NewNotification } from '../users/notifications-store.ts'

type NamedBooking = Pick<Booking, 'id' | 'title' | 'confirmationCode'>

const named = ({ title, confirmationCode }: NamedBooking): string => `Your booking of "${title}" (${confirmationCode})`

export const confirmedNotification = (booking: NamedBooking): NewNotification => ({
  kind: 'booking-confirmed',
  subjectId: booking.id,
  text: `${named(booking)} is confirmed.`,
})

export const lapsedNotification = (booking: NamedBooking): NewNotification => ({
  kind: 'booking-lapsed',
  subjectId: booking.id,
  text: `${named(booking)} was not confirmed in time and has lapsed. It costs nothing.`,
})

export const cancelledNotification = (booking: NamedBooking): NewNotification => ({
  kind: 'booking-cancelled',
  subjectId: booking.id,
  text: `${named(booking)} was cancelled by us.`,
})
