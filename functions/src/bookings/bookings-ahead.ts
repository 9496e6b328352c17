import type { Booking } from '@waymark/contract/bookings/booking'
import { earliestToday } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { AppError } from '../platform/app-error.ts'
import { backOff, contended } from '../platform/contention.ts'
import { readBooked } from './booking-reads-store.ts'
import type { Decide } from './booking-transaction-store.ts'
import { listActiveBookings } from './bookings-store.ts'

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

/** How often another booking of the same account may be committed while this one is decided. */
const TRIES = 20

/**
 * Decides on a booking with the customer's other bookings, and starts again if those have changed by the time it is
 * committed. Otherwise two simultaneous bookings would both get the last free place.
 * @param decide runs a transaction that reads with `customer` and decides by what `upon` returns
 */
export async function decideBesideOthers(
  { uid, id }: { readonly uid: string; readonly id: string },
  decide: (others: readonly Booking[], upon: (decide: Decide) => Decide) => Promise<void>,
): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const startedAt = Date.now()
    const before = await readBooked(uid)
    const others = (await listActiveBookings(uid)).filter((booking) => booking.id !== id)
    let hasBooked = false
    await decide(others, (whatIs) => (data, transaction) => {
      hasBooked = data.booked !== before
      if (!hasBooked) whatIs(data, transaction)
    })
    if (!hasBooked) return
    await backOff(Math.min(tries, 3), Date.now() - startedAt)
  }
  throw contended(new Error('an account that books all the time'))
}
