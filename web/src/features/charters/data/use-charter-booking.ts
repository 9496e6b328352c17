import { parseMoneyText, pricePerPerson, priceTexts } from '@waymark/domain/prices'
import { book, type CharterBookingForm } from '@waymark/contract/bookings/booking-calls'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../../shared/api/call-once.ts'
import { CUSTOMER_FIELDS, NO_CUSTOMER, type CustomerFields } from '../../../shared/booking/customer-form.tsx'
import { useSignedInCustomer } from '../../../shared/booking/signed-in-customer.ts'
import { useBooking } from '../../../shared/booking/use-booking.ts'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { focusFirstFault, showFaults } from '../../../shared/forms/form-faults.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { bookingPath, BOOKING_FAILED, bookingFormFor, refusalText } from '../model/booking-form.ts'
import { mostParticipants } from '../model/charter-words.ts'
import { dropKeptBooking, keepBooking, keptBooking } from './kept-booking.ts'
import { refreshCharterTrips } from './use-charter-trips.ts'

/** The request, with the displayed total; the server refuses any other than its own. */
const bookingRequest = (trip: ListedCharterTrip, form: CharterBookingForm) => ({
  type: 'charter' as const,
  charterTripId: trip.id,
  tripId: null,
  activityId: null,
  ...form,
  specialRequests: form.specialRequests || null,
  totalPrice: priceTexts(pricePerPerson(parseMoneyText(trip.price), form.participants)).totalPrice,
})

/** State of a booking form; input survives signing in. */
export function useCharterBooking(trip: ListedCharterTrip) {
  const { id } = trip
  const [kept] = useState(() => keptBooking(id))
  const form = useForm<CustomerFields, unknown, CharterBookingForm>({
    resolver: contractResolver(bookingFormFor(mostParticipants(trip))),
    shouldFocusError: false,
    defaultValues: NO_CUSTOMER,
  })
  const { reset, getValues } = form

  const booking = useBooking({
    // api: the server reserves seats and decides on the price
    book: async (filled: CharterBookingForm) => {
      try {
        return await callOnce(book, { body: bookingRequest(trip, filled) }, { expectUnauthorized: true })
      } finally {
        // Seats or price may have changed.
        refreshCharterTrips()
      }
    },
    failed: { title: 'Booking Failed', text: BOOKING_FAILED },
    explain: (error) => {
      showFaults(form, error, { order: CUSTOMER_FIELDS, fallback: BOOKING_FAILED })
      return refusalText(error)
    },
    signIn: { backTo: bookingPath(id), onLeave: () => keepBooking(id, getValues()) },
  })

  useEffect(() => {
    dropKeptBooking(id)
    // Not as default values, because it is unsaved: closing must ask first.
    if (kept !== undefined) reset(kept, { keepDefaultValues: true })
  }, [id, kept, reset])

  useSignedInCustomer(form)

  return {
    ...booking,
    form,
    submit: (): void => {
      if (isOnline() && !booking.isBusy) {
        void form.handleSubmit(booking.submit, focusFirstFault(form, CUSTOMER_FIELDS))()
      }
    },
  }
}
