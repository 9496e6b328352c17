import { formatCents } from '@waymark/domain/prices'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Activity } from '@waymark/contract/activities/activity'
import type { ActivityBookingForm, ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { formFaults } from '../../../shared/forms/form-faults.ts'
import { useAttemptKey } from '../../../shared/forms/use-attempt-key.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useSession } from '../../../shared/session/session.ts'
import { notify } from '../../../ui/notice.tsx'
import { bookActivity, bookingRequest } from '../data/book-activity.ts'
import { BOOKING_FIELDS, BookingFieldsSchema, participantsIn, type BookingFields } from '../model/booking-fields.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingPrice } from './booking-price.tsx'

const resolver = zodResolver(BookingFieldsSchema)

const FAILED = 'Failed to book activity. Please try again.'

interface BookDialogProps {
  activity: Activity
  onBooked: (booking: ListedBooking) => void
  onClose: () => void
}

/** The booking of an activity. What was typed stays there when booking fails, and trying again never books twice. */
export function BookDialog({ activity, onBooked, onClose }: BookDialogProps) {
  const { user } = useSession()
  const form = useForm<BookingFields, unknown, ActivityBookingForm>({
    resolver,
    shouldFocusError: false,
    defaultValues: {
      customerName: user.displayName ?? '',
      customerEmail: user.email ?? '',
      customerPhone: '',
      participants: '1',
      specialRequests: '',
    },
  })
  const [booking, setBooking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const attemptKey = useAttemptKey()
  const formId = useId()
  const participants = participantsIn(useWatch({ control: form.control, name: 'participants' }))

  /** What is no number becomes 1. */
  function settleParticipants(): void {
    const typed = form.getValues('participants')
    if (!Number.isFinite(Number.parseFloat(typed))) form.setValue('participants', '1', { shouldValidate: true })
  }

  async function send(entered: ActivityBookingForm): Promise<void> {
    setBooking(true)
    setFailure(undefined)
    const request = bookingRequest(activity, entered)
    try {
      const made = await bookActivity(request, attemptKey(request))
      notify.success('Activity booked successfully!', `Confirmation code: ${made.confirmationCode}`)
      onBooked(made)
    } catch (error) {
      // At once, because a field in a disabled form cannot take the focus.
      flushSync(() => setBooking(false))
      // The frame tells of a lost session and sends the browser to sign in.
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      const { fields, message } = formFaults(error, BOOKING_FIELDS, FAILED)
      fields.forEach(({ field, message }, index) => form.setError(field, { message }, { shouldFocus: index === 0 }))
      setFailure(message)
      notify.error('Booking failed', message ?? FAILED)
    }
  }

  /** In the order on the screen; react-hook-form would take the order in which the fields were registered. */
  function focusFirstFault(errors: FieldErrors<BookingFields>): void {
    const first = BOOKING_FIELDS.find((field) => errors[field] !== undefined)
    if (first !== undefined) form.setFocus(first)
  }

  return (
    <FormDialog
      title="Book Activity"
      description={
        <>
          <bdi>{activity.title}</bdi> · {formatCents(activity.priceCents)} / person
        </>
      }
      formId={formId}
      submit={booking ? 'Booking...' : 'Confirm Booking'}
      unsaved={form.formState.isDirty}
      sending={booking}
      failure={failure}
      onClose={onClose}
    >
      <BookingForm
        id={formId}
        form={form}
        booking={booking}
        onParticipantsLeft={settleParticipants}
        onSubmit={() => {
          if (!isOnline() || booking) return
          settleParticipants()
          void form.handleSubmit(send, focusFirstFault)()
        }}
      />
      <BookingPrice priceCents={activity.priceCents} participants={participants} />
    </FormDialog>
  )
}
