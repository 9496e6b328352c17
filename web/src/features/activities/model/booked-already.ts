import type { Booking } from '@waymark/contract/bookings/booking'
import { daysOf } from '../../../shared/booking/booked-days.ts'
import { formatWeekday } from '../../../shared/time/dates.ts'

const isFor = (booking: Booking, day: string): boolean => {
  const own = daysOf(booking)?.startDate
  return own === undefined ? day === '' && booking.status === 'pending' : own === day
}

/**
 * That the activity is booked on this day already, or, where no day is chosen, that a booking without one still waits.
 * @param day `YYYY-MM-DD`, or empty
 */
export function bookedAlready(
  bookings: readonly Booking[],
  { activityId, day }: { readonly activityId: string; readonly day: string },
): string | undefined {
  const same = bookings.find(
    (booking) => booking.activityId === activityId && booking.status !== 'cancelled' && isFor(booking, day),
  )
  if (same === undefined) return undefined
  const when = day === '' ? '' : ` for ${formatWeekday(day)}`
  return `You have booked this${when} already (${same.confirmationCode}). You can book it once more.`
}
