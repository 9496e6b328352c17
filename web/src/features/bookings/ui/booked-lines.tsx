import type { Booking } from '@waymark/contract/bookings/booking'
import { Ticket } from 'lucide-react'
import { daysOf } from '../../../shared/booking/booked-days.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'

const MOST = 2

function DaysOf({ booking }: { booking: Booking }) {
  const days = daysOf(booking)
  return days && <span className="text-muted"> · {formatDayRange(days.startDate, days.endDate)}</span>
}

/** A trip's bookings, in a few lines of its card. */
export function BookedLines({ bookings }: { bookings: readonly Booking[] }) {
  const more = bookings.length - MOST
  return (
    <ul aria-label="Booked" className="mt-2.5 space-y-1 sm:mt-4 text-sm">
      {bookings.slice(0, MOST).map((booking) => (
        <li key={booking.id} className="flex items-start gap-2">
          <Ticket aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <bdi className="font-semibold">{booking.title}</bdi>
            <DaysOf booking={booking} />
          </span>
        </li>
      ))}
      {more > 0 && <li className="pl-6 text-muted">and {more} more</li>}
    </ul>
  )
}
