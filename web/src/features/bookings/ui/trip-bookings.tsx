import { formatCents } from '@waymark/domain/prices'
import type { Booking } from '@waymark/contract/bookings/booking'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { addressOf } from '../../../shared/booking/address-of.ts'
import { dayWordsOf } from '../../../shared/booking/booked-days.ts'
import { addressLink } from '../../../shared/trips/map-link.ts'
import { StatusBadge } from './booking-row.tsx'
import { bookedPath, peopleOf, TYPE_NAMES } from '../model/booking-words.ts'

interface TripBookingsProps {
  bookings: readonly Booking[]
  /** Action for each booking. */
  actionOf?: ((booking: Booking) => ReactNode) | undefined
}

export function TripBookings({ bookings, actionOf }: TripBookingsProps) {
  return (
    <ul className="space-y-3">
      {bookings.map((booking) => {
        const { id, type, title } = booking
        const address = addressOf(booking)
        const days = dayWordsOf(booking)
        const facts = [
          TYPE_NAMES[type],
          ...(days === undefined ? [] : [days[0] === 'Preferred day' ? days.join(': ') : days[1]]),
          peopleOf(booking),
          formatCents(booking.totalPriceCents, booking.currency),
        ]
        return (
          <li key={id} className="rounded-control bg-sunken px-4 py-3">
            <div className="flex items-start justify-between gap-3">
              <Link
                to={bookedPath(booking)}
                dir="auto"
                className="relative min-w-0 font-semibold after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
              >
                {title}
              </Link>
              <StatusBadge booking={booking} />
            </div>
            <p className="mt-0.5 text-[0.9375rem] text-muted">{facts.join(' · ')}</p>
            <p className="text-[0.9375rem] text-muted">
              Code: <span className="font-semibold text-ink select-all">{booking.confirmationCode}</span>
            </p>
            {address !== undefined && (
              <p className="text-[0.9375rem]">
                <a
                  href={addressLink(address)}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Find on a map: ${address} (opens in a new tab)`}
                  dir="auto"
                  className="inline-flex min-h-11 items-center font-medium text-accent-ink underline-offset-3 [overflow-wrap:anywhere] hover:underline"
                >
                  {address}
                </a>
              </p>
            )}
            {actionOf?.(booking)}
          </li>
        )
      })}
    </ul>
  )
}
