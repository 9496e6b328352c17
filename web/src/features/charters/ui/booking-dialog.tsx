import { parseMoneyText } from '@waymark/domain/prices'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { ownBookingsPath } from '../../../config/paths.ts'
import { CalendarFileButton } from '../../../shared/files/calendar-file-button.tsx'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useBooking } from '../data/use-booking.ts'
import { mostParticipants, totalText } from '../model/charter-words.ts'
import { BookingConfirmation } from './booking-confirmation.tsx'
import { BookingForm } from './booking-form.tsx'

interface BookedDialogProps {
  booking: ListedBooking
  onClose: () => void
}

function BookedDialog({ booking, onClose }: BookedDialogProps) {
  const { startDate, endDate } = booking
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Booking Submitted"
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
      <BookingConfirmation booking={booking} />
    </Dialog>
  )
}

interface BookingDialogProps {
  trip: ListedCharterTrip
  onClose: () => void
}

/** The form of a booking, and after it what was booked. */
export function BookingDialog({ trip, onClose }: BookingDialogProps) {
  const { form, booked, failure, isBusy, isLeaving, submit } = useBooking(trip)
  const id = useId()
  const participants = useWatch({ control: form.control, name: 'participants' })
  if (booked !== undefined) return <BookedDialog booking={booked} onClose={onClose} />
  return (
    <FormDialog
      title={<span dir="auto">Book {trip.title}</span>}
      description={formatDayRange(trip.startDate, trip.endDate)}
      formId={id}
      submit={isBusy ? 'Booking...' : 'Confirm Booking'}
      // On the way to the sign-in screen it is kept.
      unsaved={form.formState.isDirty && !isLeaving}
      sending={isBusy}
      failure={failure}
      onClose={onClose}
    >
      <BookingForm
        id={id}
        form={form}
        most={mostParticipants(trip)}
        total={totalText(participants, parseMoneyText(trip.price))}
        busy={isBusy}
        onSubmit={() => void submit()}
      />
    </FormDialog>
  )
}
