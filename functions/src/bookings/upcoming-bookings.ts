import type { Booking } from '@waymark/contract/bookings/booking'
import { earliestToday } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { AppError } from '../platform/app-error.ts'

/** The fields of an upcoming booking that count towards the limit. */
interface Ahead {
  /** Null for an activity without dates. */
  readonly endDate: string | null
  readonly nights: number
}

/** The upcoming bookings of an account by id. */
export type UpcomingBookings = Readonly<Record<string, Ahead>>

type Counted = Pick<Booking, 'status' | 'endDate' | 'details'>

const isOver = ({ endDate }: Pick<Counted, 'endDate'>, today: string): boolean => endDate !== null && endDate < today

/**
 * Whether a booking still takes capacity: a stay or charter trip until it ends, an activity without dates until it is
 * confirmed.
 */
const isAhead = (booking: Counted, today: string): boolean =>
  (booking.status === 'pending' || (booking.status === 'confirmed' && booking.endDate !== null)) &&
  !isOver(booking, today)

/** The upcoming bookings after a booking was made or changed, without those that are over. */
export function withChanged(ahead: UpcomingBookings, id: string, booking: Counted, now: Date): UpcomingBookings {
  const today = earliestToday(now)
  const others = Object.entries(ahead).filter(([other, counted]) => other !== id && !isOver(counted, today))
  const { endDate, details } = booking
  const counts = isAhead(booking, today) ? { [id]: { endDate, nights: details.nights ?? 0 } } : {}
  return { ...Object.fromEntries(others), ...counts }
}

export const upcomingAmong = (bookings: readonly Booking[], now: Date): UpcomingBookings =>
  bookings.reduce<UpcomingBookings>((ahead, booking) => withChanged(ahead, booking.id, booking, now), {})

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/** A booking to make, or a stay to change. */
export interface Asked {
  readonly id: string
  /** Number of nights of the stay. */
  readonly nights: number
  /** What becomes possible later, for the error message. */
  readonly again?: string
}

/**
 * Limits upcoming bookings and nights per account, so that nobody can block the inventory.
 * @param ahead what the account has ahead, which may include the booking itself
 * @throws AppError `conflict` with the day from which there is room again
 */
export function requireRoomForUpcoming(
  ahead: UpcomingBookings,
  { id, nights, again = 'book again' }: Asked,
  now = new Date(),
): void {
  const today = earliestToday(now)
  const others = Object.entries(ahead).flatMap(([other, counted]) =>
    other === id || isOver(counted, today) ? [] : [counted],
  )
  const first = others.flatMap(({ endDate }) => endDate ?? []).toSorted()[0]
  const advice = `Please cancel one${first === undefined ? '' : `, or ${again} after ${inWords(first)}`}.`
  if (others.length >= LIMITS.bookingsAhead) {
    throw new AppError('conflict', 'too many bookings ahead', {
      message: `You have ${others.length} bookings ahead, which is the most at a time. ${advice}`,
    })
  }
  const taken = others.reduce((sum, counted) => sum + counted.nights, 0)
  if (nights === 0 || taken + nights <= LIMITS.nightsAhead) return
  const together = `You have ${taken} nights ahead, and these would make ${taken + nights}.`
  throw new AppError('conflict', 'too many nights ahead', {
    message: `${together} At most ${LIMITS.nightsAhead} can be booked at a time. ${advice}`,
  })
}
