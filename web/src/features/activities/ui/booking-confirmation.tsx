import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ownBookingsPath } from '../../../config/paths.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface BookingConfirmationProps {
  booking: ListedBooking
  onClose: () => void
}

/** What was booked, with the code to show there. */
export function BookingConfirmation({ booking, onClose }: BookingConfirmationProps) {
  const region = useRef<HTMLDivElement>(null)
  const { title, details, participants, totalPrice, confirmationCode, customerEmail } = booking

  // The form that had the focus is gone.
  useEffect(() => region.current?.focus(), [])

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Activity booked"
      footer={
        <>
          <ScreenLink to={ownBookingsPath} className={buttonClass('ghost')}>
            View your bookings
          </ScreenLink>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div ref={region} tabIndex={-1} className="space-y-5">
        <p className="flex items-start gap-2.5 font-medium text-success">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          Your booking is sent. You are told when it is confirmed; keep this code to show there.
        </p>
        <p className="rounded-control bg-sunken px-4 py-5 text-center">
          <span className="block text-sm text-muted">Confirmation code</span>
          <strong className="font-display text-2xl font-semibold tracking-wide break-all select-all">
            {confirmationCode}
          </strong>
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem]">
          <dt className="text-muted">Activity</dt>
          <dd dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {title}
          </dd>
          <dt className="text-muted">Location</dt>
          <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {details.location}
          </dd>
          <dt className="text-muted">Participants</dt>
          <dd>{participants}</dd>
          <dt className="text-muted">Total</dt>
          <dd className="font-semibold">{formatCents(parseMoneyText(totalPrice))}</dd>
          <dt className="text-muted">Booked for</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{customerEmail}</dd>
        </dl>
      </div>
    </Dialog>
  )
}
