import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { ownBookingsPath } from '../../config/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ScreenLink } from '../cards/screen-link.tsx'
import { CalendarFileButton } from '../files/calendar-file-button.tsx'

interface BookedDialogProps {
  booking: ListedBooking
  title: string
  description?: ReactNode
  /** What happens next. */
  message: ReactNode
  /** The message contains the code already. */
  withoutCode?: boolean
  /** Details of the booking; empty values are left out. */
  facts: readonly (readonly [name: string, value: string])[]
  onClose: () => void
}

/** Confirms a booking and shows its code. */
export function BookedDialog(props: BookedDialogProps) {
  const { booking, title, description, message, withoutCode = false, facts, onClose } = props
  const { startDate, endDate } = booking
  const messageId = useId()
  const codeId = useId()

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      {...(description === undefined ? {} : { description })}
      footer={
        <>
          <ScreenLink to={ownBookingsPath} className={buttonClass('ghost')}>
            View your bookings
          </ScreenLink>
          {startDate !== null && endDate !== null && (
            <CalendarFileButton booking={{ ...booking, startDate, endDate }} />
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      {/* Focused first, so that screen readers say the message and the code. */}
      <section data-first-focus tabIndex={-1} aria-labelledby={`${messageId} ${codeId}`} className="space-y-5">
        <p className="flex items-center gap-3 rounded-card bg-success-soft px-4 py-3 text-success">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
          <span id={messageId}>{message}</span>
        </p>
        {!withoutCode && (
          <p id={codeId} className="rounded-control bg-sunken px-4 py-4 text-center">
            <span className="block text-sm text-muted">Confirmation code</span>
            <strong className="font-display text-2xl font-semibold tracking-wide break-all select-all">
              {booking.confirmationCode}
            </strong>
          </p>
        )}
        <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-2">
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                  {value}
                </dd>
              </div>
            ))}
        </dl>
      </section>
    </Dialog>
  )
}
