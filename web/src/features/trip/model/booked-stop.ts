import type { Booking } from '@waymark/contract/bookings/booking'
import { LIMITS } from '@waymark/contract/limits'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops } from '@waymark/domain/itinerary'
import { dayOfFound, fitting, fittingTitle } from './found-stop.ts'
import { daysOf } from '../../../shared/booking/booked-days.ts'
import { addressOf } from '../../../shared/booking/address-of.ts'

/** Converts bookings to stops. */

const KINDS = { accommodation: 'sleep', charter: 'travel', activity: 'booking' } as const satisfies Record<
  Booking['type'],
  Stop['kind']
>

/** 'HH:mm' from '4:00 PM' or '16:00'; null if it is not a time. */
function timeOf(text: string | undefined): string | null {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):(\d{2})\s*([ap]m)?\b/i.exec(text ?? '') ?? []
  if (hours === undefined || minutes === undefined) return null
  const isPm = half?.toLowerCase() === 'pm'
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isPm ? 12 : 0)
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}

/** By when a stay is left. */
export const checkOutOf = ({ details }: Pick<Booking, 'details'>): string | null => timeOf(details.checkOutTime)

/** Start, check-in or departure time. */
export const startOf = ({ details }: Pick<Booking, 'details'>): string | null =>
  timeOf(details.startTime ?? details.checkInTime ?? details.departureTime)

export const kindOf = ({ type }: Pick<Booking, 'type'>): Stop['kind'] => KINDS[type]

/** The part of a booking that everybody who sees the trip may know: its address. The code stays private. */
export const publicWordsOf = (booking: Pick<Booking, 'details'>): string =>
  fitting(addressOf(booking) ?? '', LIMITS.longText)

/** The trip's day on which it starts, or that was asked for; null without a date, or if it is outside the trip. */
export const dayOfBooking = (booking: Pick<Booking, 'startDate' | 'endDate' | 'details'>, trip: Trip): number | null =>
  dayOfFound({ date: daysOf(booking)?.startDate }, trip)

/** The stop for a booking. */
export const stopOfBooking = (booking: Booking, trip: Trip): Partial<Stop> & Pick<Stop, 'title'> => ({
  title: fittingTitle(booking.title),
  description: publicWordsOf(booking),
  kind: kindOf(booking),
  day: dayOfBooking(booking, trip),
  startsAt: startOf(booking),
  bookingId: booking.id,
})

/** The existing stop for a booking. */
export const stopForBooking = (trip: Trip, bookingId: string): Stop | undefined =>
  activeStops(trip).find((stop) => stop.bookingId === bookingId)
