import type { Booking } from '@waymark/contract/bookings/booking'
import { LIMITS } from '@waymark/contract/limits'
import { countOf } from '@waymark/domain/wording'
import { guestWords } from '../../../shared/booking/guest-words.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { activityPath, paths, charterTripPath, stayPath } from '../../../config/paths.ts'

type Held = Pick<Booking, 'status' | 'lapsedAt' | 'createdAt'>

const STATUS_NAMES = { pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled' } as const

const hasLapsed = ({ lapsedAt }: Pick<Booking, 'lapsedAt'>): boolean => lapsedAt !== undefined && lapsedAt !== null

export const statusName = (booking: Pick<Booking, 'status' | 'lapsedAt'>): string =>
  hasLapsed(booking) ? 'Lapsed' : STATUS_NAMES[booking.status]

const HOUR_MS = 60 * 60 * 1_000

/** A note for pending bookings, and for those that lapsed. */
export function waitingText(booking: Held): string | undefined {
  if (hasLapsed(booking)) return 'It was not confirmed in time. It costs nothing.'
  if (booking.status !== 'pending') return undefined
  const until = new Date(Date.parse(booking.createdAt) + LIMITS.pendingHours * HOUR_MS).toISOString()
  return `If nobody confirms it by ${formatInstant(until)}, it lapses and costs nothing.`
}

export const TYPE_NAMES = { accommodation: 'Stay', activity: 'Activity', charter: 'Charter trip' } as const

/** '2 guests' or '2 adults, 1 child' for a stay, '1 person' for others. */
export const peopleOf = ({
  type,
  participants,
  children,
}: Pick<Booking, 'type' | 'participants' | 'children'>): string =>
  type === 'accommodation' ? guestWords(participants, children) : countOf(participants, 'person', 'people')

/** Path of what was booked. */
export function bookedPath({
  accommodationId,
  activityId,
  charterTripId,
}: Pick<Booking, 'accommodationId' | 'activityId' | 'charterTripId'>): string {
  if (accommodationId !== null) return stayPath(accommodationId)
  if (charterTripId !== null) return charterTripPath(charterTripId)
  return activityId === null ? paths.activities : activityPath(activityId)
}

/** Until it starts; bookings without dates can be cancelled at any time. */
export const canCancel = ({ status, startDate }: Pick<Booking, 'status' | 'startDate'>, today: string): boolean =>
  status !== 'cancelled' && (startDate === null || startDate >= today)

/** '3 bookings, 1 pending'; '50+ bookings' if there are more than listed. */
export function summaryOf(bookings: readonly Pick<Booking, 'status'>[], hasMore: boolean): string {
  const pending = bookings.filter(({ status }) => status === 'pending').length
  const all = `${bookings.length}${hasMore ? '+' : ''} ${bookings.length === 1 ? 'booking' : 'bookings'}`
  return pending === 0 ? all : `${all}, ${pending} pending`
}
