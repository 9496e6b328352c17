import type { Booking } from '@waymark/contract/bookings/booking'
import { Ticket } from 'lucide-react'
import { formatDayRange } from '../../../shared/time/dates.ts'

const MOST = 2

/** A trip's bookings, in a few lines of its card. */
export function BookedLines({ bookings }: { bookings: readonly Booking[] }) {
  const more = bookings.length - MOST
  return (
    <ul aria-label="Booked" className="mt-2.5 space-y-1 sm:mt-4 text-sm">
      {bookings.slice(0, MOST).map(({ id, title, startDate, endDate }) => (
        <li key={id} className="flex items-start gap-2">
          <Ticket aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <bdi className="font-semibold">{title}</bdi>
            {startDate !== null && endDate !== null && (
              <span className="text-muted"> · {formatDayRange(startDate, endDate)}</span>
            )}
          </span>
        </li>
      ))}
      {more > 0 && <li className="pl-6 text-muted">and {more} more</li>}
    </ul>
  )
}
