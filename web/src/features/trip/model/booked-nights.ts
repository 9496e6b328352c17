import type { Booking } from '@waymark/contract/bookings/booking'
import { addDays } from '@waymark/contract/calendar'
import type { Trip } from '@waymark/contract/trips/trip'

const isStayOn = ({ type, status, startDate, endDate }: Booking, night: string): boolean =>
  type === 'accommodation' &&
  status !== 'cancelled' &&
  startDate !== null &&
  endDate !== null &&
  startDate <= night &&
  night < endDate

/** The booked stay in which the night after this day is spent; a confirmed one comes before a pending one. */
export function stayOfNight(bookings: readonly Booking[], night: string): Booking | undefined {
  const stays = bookings.filter((booking) => isStayOn(booking, night))
  return stays.find(({ status }) => status === 'confirmed') ?? stays[0]
}

/** The first nights of a trip, one after the other, without a booked stay; undefined if each has one. */
export function nightsWithoutStay(
  bookings: readonly Booking[],
  { startDate, endDate }: Pick<Trip, 'startDate' | 'endDate'>,
): Pick<Trip, 'startDate' | 'endDate'> | undefined {
  let from = startDate
  while (from < endDate && stayOfNight(bookings, from) !== undefined) from = addDays(from, 1)
  if (from >= endDate) return undefined
  let to = addDays(from, 1)
  while (to < endDate && stayOfNight(bookings, to) === undefined) to = addDays(to, 1)
  return { startDate: from, endDate: to }
}
