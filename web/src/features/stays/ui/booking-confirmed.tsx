import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { countOf } from '../model/stay-words.ts'

/** What has been booked, with the code. */
export function BookingConfirmed({ booking }: { booking: ListedBooking }) {
  const region = useRef<HTMLDivElement>(null)
  const { startDate, endDate, details } = booking

  // The button that had the focus is gone.
  useEffect(() => region.current?.focus(), [])

  const rows = [
    ['Where', details.address ? `${details.address}, ${details.location}` : details.location],
    ...(startDate !== null && endDate !== null ? [['When', formatDayRange(startDate, endDate)]] : []),
    ['Nights', String(details.nights ?? '')],
    ['Guests', countOf(booking.participants, 'guest')],
    ['Check-in', details.checkInTime ?? ''],
    ['Check-out', details.checkOutTime ?? ''],
    ['Total', formatCents(parseMoneyText(booking.totalPrice))],
  ].filter(([, value]) => value !== '')
  return (
    <div ref={region} tabIndex={-1}>
      <p className="flex items-center gap-3 rounded-card bg-success-soft px-4 py-3 text-success">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        <span>
          Your booking has been confirmed. Confirmation code:{' '}
          <strong className="font-semibold whitespace-nowrap select-all">{booking.confirmationCode}</strong>
        </span>
      </p>
      <dl className="mt-5 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className="[overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
