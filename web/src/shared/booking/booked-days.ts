import type { Booking } from '@waymark/contract/bookings/booking'
import { formatDayRange, formatWeekday } from '../time/dates.ts'

interface Dated extends Pick<Booking, 'startDate' | 'endDate'> {
  readonly details: Pick<Booking['details'], 'startTime' | 'preferredDay'>
}

interface Days {
  readonly startDate: string
  readonly endDate: string
}

/** When it is to be expected: its dates, or the day that was asked for; undefined for any day. */
export function daysOf({ startDate, endDate, details: { preferredDay } }: Dated): Days | undefined {
  if (startDate !== null && endDate !== null) return { startDate, endDate }
  return preferredDay === undefined ? undefined : { startDate: preferredDay, endDate: preferredDay }
}

/** 'Dates' with 'Mar 3 – 9, 2027', 'Date' with 'Mar 3, 2027 at 10:00' or 'Preferred day' with 'Wed, Mar 3'. */
export function dayWordsOf(booking: Dated): readonly [name: string, days: string] | undefined {
  const { startDate, endDate, details } = booking
  if (startDate === null || endDate === null)
    return details.preferredDay === undefined ? undefined : ['Preferred day', formatWeekday(details.preferredDay)]
  const days = formatDayRange(startDate, endDate)
  return details.startTime === undefined ? ['Dates', days] : ['Date', `${days} at ${details.startTime}`]
}
