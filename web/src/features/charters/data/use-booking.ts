import type { CharterBookingForm, ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginPath } from '../../../config/paths.ts'
import { useAttemptKey } from '../../../shared/forms/use-attempt-key.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import { notify } from '../../../ui/notice.tsx'
import { bookingPath } from '../model/booking-address.ts'
import { bookingFaults } from '../model/booking-faults.ts'
import { BOOKING_FIELDS, bookingResolverFor, EMPTY_BOOKING, type BookingFields } from '../model/booking-fields.ts'
import { mostParticipants } from '../model/charter-words.ts'
import { bookCharterTrip, bookingRequest } from './book-charter-trip.ts'
import { dropKeptBooking, keepBooking, keptBooking } from './kept-booking.ts'
import { signedInCustomer } from './signed-in-customer.ts'
import { refreshCharterTrips } from './use-charter-trips.ts'

const LOGIN_DELAY_MS = 1_500

const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthenticated'

/** The form of one booking, from what is typed to the confirmation, or to the sign-in screen and back. */
export function useBooking(trip: ListedCharterTrip) {
  const { id } = trip
  const [kept] = useState(() => keptBooking(id))
  const form = useForm<BookingFields, unknown, CharterBookingForm>({
    resolver: bookingResolverFor(mostParticipants(trip)),
    defaultValues: EMPTY_BOOKING,
  })
  const [booked, setBooked] = useState<ListedBooking>()
  const [failure, setFailure] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const isSending = useRef(false)
  const attemptKey = useAttemptKey()

  const { reset, getValues, resetField } = form

  useEffect(() => {
    dropKeptBooking(id)
    // Not as defaults: it is still to be sent, and closing asks first.
    if (kept !== undefined) reset(kept, { keepDefaultValues: true })
  }, [id, kept, reset])

  useEffect(() => {
    async function fillIn(): Promise<void> {
      const customer = await signedInCustomer()
      if (customer === undefined) return
      for (const field of ['customerName', 'customerEmail'] as const) {
        if (getValues(field) === '') resetField(field, { defaultValue: customer[field] })
      }
    }
    void fillIn()
  }, [getValues, resetField])

  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => location.assign(loginPath(bookingPath(id))), LOGIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, id])

  function askToLogIn(): void {
    keepBooking(id, form.getValues())
    notify.error('Please Log In', 'You need to be logged in to book a trip.')
    setLeaving(true)
  }

  async function send(filled: CharterBookingForm): Promise<void> {
    if (!hasSignedInHint()) {
      askToLogIn()
      return
    }
    setFailure(undefined)
    const request = bookingRequest(trip, filled)
    try {
      setBooked(await bookCharterTrip(request, attemptKey(request)))
      notify.success('Booking Submitted', "We'll contact you soon!")
      refreshCharterTrips()
    } catch (error) {
      if (isLoggedOut(error)) {
        askToLogIn()
        return
      }
      const faults = bookingFaults(error, BOOKING_FIELDS)
      faults.fields.forEach(({ field, message }, index) =>
        form.setError(field, { message }, { shouldFocus: index === 0 }),
      )
      setFailure(faults.message)
      notify.error('Booking Failed', faults.message)
      // Seats or the price may have changed meanwhile.
      refreshCharterTrips()
    }
  }

  return {
    form,
    booked,
    failure,
    isLeaving,
    isBusy: form.formState.isSubmitting || isLeaving,
    submit: async (): Promise<void> => {
      // A second press comes before the first has been drawn.
      if (isSending.current || isLeaving || !isOnline()) return
      isSending.current = true
      try {
        await form.handleSubmit(send)()
      } finally {
        isSending.current = false
      }
    },
  }
}
