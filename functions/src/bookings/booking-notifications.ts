import type { Booking } from '@waymark/contract/bookings/booking'
import type { NewNotification } from '../users/notifications-store.ts'

type NamedBooking = Pick<Booking, 'id' | 'title' | 'confirmationCode'>

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

const named = ({ title, confirmationCode }: NamedBooking): string => `Your booking of "${title}" (${confirmationCode})`

/** ' Preferred day: Wed, Dec 23.' */
const wished = ({ preferredDay }: Booking['details']): string =>
  preferredDay === undefined ? '' : ` Preferred day: ${weekday.format(new Date(preferredDay))}.`

export const confirmedNotification = (booking: NamedBooking & Pick<Booking, 'details'>): NewNotification => ({
  kind: 'booking-confirmed',
  subjectId: booking.id,
  text: `${named(booking)} is confirmed.${wished(booking.details)}`,
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
