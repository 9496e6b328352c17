import type { Booking } from '@waymark/contract/bookings/booking'
import { LIMITS } from '@waymark/contract/limits'
import type { Stop } from '@waymark/contract/trips/stop'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops } from '@waymark/domain/itinerary'
import { dayOfFound, fitting, fittingTitle } from './found-stop.ts'

/** Bookings of the traveller as stops of a trip. */

const KINDS = { accommodation: 'sleep', charter: 'travel', activity: 'booking' } as const satisfies Record<
  Booking['type'],
  Stop['kind']
>

/** Where it takes place: the address of a stay, where a charter leaves, else what is known; undefined where nothing is. */
export function addressOf({ details }: Pick<Booking, 'details'>): string | undefined {
  const { address, departureLocation, location } = details
  return [address, departureLocation, location].find((text) => text !== undefined && text.trim() !== '')
}

/** 'HH:mm' of '4:00 PM' or '16:00'; null for what is no time of the clock. */
function timeOf(text: string | undefined): string | null {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):(\d{2})\s*([ap]m)?\b/i.exec(text ?? '') ?? []
  if (hours === undefined || minutes === undefined) return null
  const isPm = half?.toLowerCase() === 'pm'
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isPm ? 12 : 0)
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}

/** When one has to be there. */
export const startOf = ({ details }: Pick<Booking, 'details'>): string | null =>
  timeOf(details.startTime ?? details.checkInTime ?? details.departureTime)

export const kindOf = ({ type }: Pick<Booking, 'type'>): Stop['kind'] => KINDS[type]

/** What all who see the trip may know of it: its address. The code stays with whoever has booked. */
export const publicWordsOf = (booking: Pick<Booking, 'details'>): string =>
  fitting(addressOf(booking) ?? '', LIMITS.longText)

/** The day of the trip on which it begins; null for what has no day of its own, or begins on none of the trip. */
export const dayOfBooking = ({ startDate }: Pick<Booking, 'startDate'>, trip: Trip): number | null =>
  dayOfFound({ date: startDate ?? undefined }, trip)

/** The fields of the stop that a booking becomes. */
export const stopOfBooking = (booking: Booking, trip: Trip): Partial<Stop> & Pick<Stop, 'title'> => ({
  title: fittingTitle(booking.title),
  description: publicWordsOf(booking),
  kind: kindOf(booking),
  day: dayOfBooking(booking, trip),
  startsAt: startOf(booking),
  bookingId: booking.id,
})

/** The stop that stands for a booking; undefined where there is none. */
export const stopForBooking = (trip: Trip, bookingId: string): Stop | undefined =>
  activeStops(trip).find((stop) => stop.bookingId === bookingId)
