import type { Booking } from '@waymark/contract/bookings/booking'
import { earliestToday } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { AppError } from '../platform/app-error.ts'

/**
 * Whether a booking still takes capacity: a stay or charter trip until it ends, an activity without dates until it is
 * confirmed.
 */
const isAhead = ({ status, endDate }: Booking, today: string): boolean =>
  status === 'pending' || status === 'confirmed' ? (endDate === null ? status === 'pending' : endDate >= today) : false

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/**
 * Limits upcoming bookings and nights per account, so that nobody can block the inventory.
 * @param bookings all of the traveller's other bookings
 * @param nights of the stay to book
 * @param again what the message says will be possible later
 * @throws AppError `conflict` with the day from which there is room again
 */
export function requireRoomAhead(bookings: readonly Booking[], nights: number, now: Date, again = 'book again'): void {
  const today = earliestToday(now)
  const ahead = bookings.filter((booking) => isAhead(booking, today))
  const first = ahead.flatMap(({ endDate }) => endDate ?? []).toSorted()[0]
  const advice = `Please cancel one${first === undefined ? '' : `, or ${again} after ${inWords(first)}`}.`
  if (ahead.length >= LIMITS.bookingsAhead) {
    throw new AppError('conflict', 'too many bookings ahead', {
      message: `You have ${ahead.length} bookings ahead, which is the most at a time. ${advice}`,
    })
  }
  const taken = ahead.reduce((sum, { details }) => sum + (details.nights ?? 0), 0)
  if (nights === 0 || taken + nights <= LIMITS.nightsAhead) return
  const together = `You have ${taken} nights ahead, and these would make ${taken + nights}.`
  throw new AppError('conflict', 'too many nights ahead', {
    message: `${together} At most ${LIMITS.nightsAhead} can be booked at a time. ${advice}`,
  })
}
