import { formatCents } from '@waymark/domain/prices'
import type { Booking } from '@waymark/contract/bookings/booking'
import { BedDouble, Bus, MapPinned, Star, type LucideIcon } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { AboutPrice } from '../../../shared/cards/about-price.tsx'
import { changeStayPath, changeStayState, stayChangeOf } from '../../../shared/booking/stay-change.ts'
import { dayWordsOf } from '../../../shared/booking/booked-days.ts'
import { CalendarFileButton } from '../../../shared/files/calendar-file-button.tsx'
import { OnlineButton } from '../../../shared/messages/online-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useHandOnFocus } from '../../../ui/screen-focus.ts'
import { bookedPath, peopleOf, TYPE_NAMES, waitingText } from '../model/booking-words.ts'
import { BookingRow, StatusBadge } from './booking-row.tsx'

const ICONS: Readonly<Record<Booking['type'], LucideIcon>> = {
  accommodation: BedDouble,
  activity: MapPinned,
  charter: Bus,
}

interface BookingCardProps {
  booking: Booking
  /** Undefined if it can no longer be cancelled. */
  onCancel: (() => void) | undefined
  /** The review of the booking; undefined if it cannot be reviewed. */
  review?: { readonly isWritten: boolean; readonly onOpen: () => void } | undefined
}

export function BookingCard({ booking, onCancel, review }: BookingCardProps) {
  const { title, type, status, startDate, endDate, details, accommodationId } = booking
  const navigate = useNavigate()
  const buttons = useHandOnFocus<HTMLDivElement>()
  // A stay that can be cancelled can also be changed.
  const stayChange = status === 'confirmed' && onCancel !== undefined ? stayChangeOf(booking) : undefined
  const Icon = ICONS[type]
  const waiting = waitingText(booking)
  const days = dayWordsOf(booking)
  return (
    <Card className="flex h-full flex-col">
      <div className="flex items-center justify-between gap-3">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          {TYPE_NAMES[type]}
        </p>
        <StatusBadge booking={booking} />
      </div>
      <h3 dir="auto" className="mt-2 text-lg">
        <Link
          to={bookedPath(booking)}
          className="relative block hover:underline after:absolute after:inset-x-0 after:-inset-y-2.5"
        >
          <span className="line-clamp-2">{title}</span>
        </Link>
      </h3>
      <dl className="mt-3 mb-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        <BookingRow name="Code">
          <span className="font-semibold select-all">{booking.confirmationCode}</span>
        </BookingRow>
        {days !== undefined && <BookingRow name={days[0]}>{days[1]}</BookingRow>}
        {details.location !== '' && (
          <BookingRow name="Where">
            <bdi>{details.location}</bdi>
          </BookingRow>
        )}
        <BookingRow name="For">{peopleOf(booking)}</BookingRow>
        <BookingRow name="Total">
          {formatCents(booking.totalPriceCents, booking.currency)}
          <AboutPrice cents={booking.totalPriceCents} currency={booking.currency} />
        </BookingRow>
      </dl>
      {waiting !== undefined && <p className="mb-5 text-[0.9375rem] text-muted">{waiting}</p>}
      <div ref={buttons} className="mt-auto flex flex-wrap gap-2.5">
        {status !== 'cancelled' && startDate !== null && endDate !== null && (
          <CalendarFileButton booking={{ ...booking, startDate, endDate }} />
        )}
        {accommodationId !== null && stayChange !== undefined && (
          <OnlineButton
            what="Changing a booking"
            variant="secondary"
            aria-label={`Change dates or guests: ${title}`}
            onClick={() =>
              void navigate(changeStayPath(accommodationId, stayChange), { state: changeStayState(stayChange) })
            }
          >
            Change
          </OnlineButton>
        )}
        {review?.isWritten === true && (
          <Button variant="secondary" aria-label={`Your review: ${title}`} onClick={review.onOpen}>
            <Star aria-hidden="true" />
            Your review
          </Button>
        )}
        {review?.isWritten === false && (
          <OnlineButton
            what="Writing a review"
            variant="secondary"
            aria-label={`Write a review: ${title}`}
            onClick={review.onOpen}
          >
            <Star aria-hidden="true" />
            Write a review
          </OnlineButton>
        )}
        {onCancel !== undefined && (
          <OnlineButton what="Cancelling a booking" variant="secondary" className="!text-danger" onClick={onCancel}>
            Cancel booking
          </OnlineButton>
        )}
      </div>
    </Card>
  )
}
