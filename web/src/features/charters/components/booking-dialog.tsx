import type { ListedCharterTrip } from '@waymark/contract/charter-calls'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { formatDayRange } from '../../../domain/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useBooking } from '../data/use-booking.ts'
import { mostParticipants, seatCentsOf, totalText } from '../logic/charter-words.ts'
import { BookingConfirmation } from './booking-confirmation.tsx'
import { BookingForm } from './booking-form.tsx'
import { GuardedDialog } from './guarded-dialog.tsx'

interface BookingDialogProps {
  trip: ListedCharterTrip
  onClose: () => void
}

export function BookingDialog({ trip, onClose }: BookingDialogProps) {
  const { form, booked, isBusy, submit } = useBooking(trip)
  const id = useId()
  const participants = useWatch({ control: form.control, name: 'participants' })
  const isDone = booked !== undefined
  return (
    <GuardedDialog
      title={isDone ? 'Booking Submitted' : <span dir="auto">Book {trip.title}</span>}
      description={formatDayRange(trip.startDate, trip.endDate)}
      unsaved={!isDone && form.formState.isDirty}
      busy={isBusy}
      onClose={onClose}
      renderFooter={(close) =>
        isDone ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} pending={isBusy}>
              {isBusy ? 'Booking...' : 'Confirm Booking'}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <BookingConfirmation booking={booked} />
      ) : (
        <BookingForm
          id={id}
          form={form}
          most={mostParticipants(trip)}
          total={totalText(participants, seatCentsOf(trip))}
          busy={isBusy}
          onSubmit={() => void submit()}
        />
      )}
    </GuardedDialog>
  )
}
