import { formatCents } from '@waymark/domain/prices'
import type { Booking } from '@waymark/contract/bookings/booking'
import type { ReactNode } from 'react'
import { dayWordsOf } from '../../../shared/booking/booked-days.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { peopleOf, TYPE_NAMES } from '../model/booking-words.ts'
import { BookingRow, StatusBadge } from './booking-row.tsx'

/** Touch target height. */
const CONTACT_CLASS = 'inline-flex min-h-11 items-center text-accent-ink underline'

interface CustomerBookingProps {
  booking: Booking
  /** Whether to show what was booked. */
  named: boolean
  confirming: boolean
  /** To choose it among several. */
  select: ReactNode
  onConfirm: () => void
  /** Undefined if it can no longer be cancelled. */
  onCancel: (() => void) | undefined
}

/** A booking as administrators see it. */
export function CustomerBooking({ booking, named, confirming, select, onConfirm, onCancel }: CustomerBookingProps) {
  const { customerName, customerEmail, customerPhone, status, specialRequests } = booking
  const { confirmationCode, totalPriceCents, createdAt } = booking
  const days = dayWordsOf(booking)
  return (
    <article className="rounded-control border border-line bg-surface p-4 text-[0.9375rem]">
      <div className="flex items-center gap-2.5">
        {select}
        <h3 dir="auto" className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">
          {customerName}
        </h3>
        <StatusBadge booking={booking} />
      </div>
      <dl className="mt-2.5 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1">
        {named && (
          <BookingRow name={TYPE_NAMES[booking.type]}>
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {booking.title}
            </span>
          </BookingRow>
        )}
        {customerEmail !== '' && (
          <BookingRow name="E-mail">
            <a href={`mailto:${customerEmail}`} className={CONTACT_CLASS}>
              {customerEmail}
            </a>
          </BookingRow>
        )}
        {customerPhone !== '' && (
          <BookingRow name="Phone">
            <a href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`} className={CONTACT_CLASS}>
              {customerPhone}
            </a>
          </BookingRow>
        )}
        {days !== undefined && <BookingRow name={days[0]}>{days[1]}</BookingRow>}
        <BookingRow name="For">{peopleOf(booking)}</BookingRow>
        <BookingRow name="Total">{formatCents(totalPriceCents, booking.currency)}</BookingRow>
        <BookingRow name="Code">
          <span className="font-semibold select-all">{confirmationCode}</span>
        </BookingRow>
        {specialRequests !== null && specialRequests !== '' && (
          <BookingRow name="Requests">
            <span dir="auto" className="whitespace-pre-line">
              {specialRequests}
            </span>
          </BookingRow>
        )}
        <BookingRow name="Booked">{formatInstant(createdAt)}</BookingRow>
      </dl>
      {(status === 'pending' || onCancel !== undefined) && (
        <div className="mt-3.5 flex flex-wrap gap-x-1 gap-y-2">
          {status === 'pending' && (
            <Button
              className="max-sm:px-3.5"
              pending={confirming}
              aria-label={`Confirm booking ${confirmationCode}`}
              onClick={onConfirm}
            >
              Confirm booking
            </Button>
          )}
          {onCancel !== undefined && (
            <Button
              variant="ghost"
              className="!text-danger max-sm:px-3.5"
              disabled={confirming}
              aria-label={`Cancel booking ${confirmationCode}`}
              onClick={onCancel}
            >
              Cancel booking
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
