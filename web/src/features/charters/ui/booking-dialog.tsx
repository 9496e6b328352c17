import { formatExactCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { AboutPrice, RatesNote } from '../../../shared/cards/about-price.tsx'
import { BookingTerms } from '../../../shared/booking/booking-terms.tsx'
import { BookedDialog } from '../../../shared/booking/booked-dialog.tsx'
import { CustomerForm } from '../../../shared/booking/customer-form.tsx'
import { lastParty } from '../../../shared/forms/last-party.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { useCharterBooking } from '../data/use-charter-booking.ts'
import { mostParticipants, totalCentsOf } from '../model/charter-words.ts'

const LABELS = {
  customerName: 'Full name',
  customerEmail: 'Email',
  customerPhone: 'Phone number',
  participants: 'Number of participants',
  specialRequests: 'Special requests',
}

const factsOf = ({ title, startDate, endDate, participants, totalPrice }: ListedBooking) =>
  [
    ['Trip', title],
    ['Dates', startDate === null || endDate === null ? '' : formatDayRange(startDate, endDate)],
    ['Participants', String(participants)],
    ['Total', formatExactCents(parseMoneyText(totalPrice))],
  ] as const

interface BookingDialogProps {
  trip: ListedCharterTrip
  onClose: () => void
}

/** Booking a charter trip: the form, then the confirmation. */
export function BookingDialog({ trip, onClose }: BookingDialogProps) {
  const { form, booked, failure, isBusy, isSigningIn, submit } = useCharterBooking(trip)
  const [party] = useState(lastParty)
  const participants = useWatch({ control: form.control, name: 'participants' })
  if (booked !== undefined) {
    return (
      <BookedDialog
        booking={booked}
        title="Booking Submitted"
        message="We'll contact you soon!"
        facts={factsOf(booked)}
        onClose={onClose}
      />
    )
  }
  const totalCents = totalCentsOf(participants, parseMoneyText(trip.price))
  return (
    <FormDialog
      title={<span dir="auto">Book {trip.title}</span>}
      description={formatDayRange(trip.startDate, trip.endDate)}
      submit={isBusy ? 'Booking...' : 'Confirm Booking'}
      // Kept while signing in.
      unsaved={form.formState.isDirty && !isSigningIn}
      sending={isBusy}
      failure={failure}
      total={
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">Total</span>
          <output className="font-display text-lg font-semibold">
            {totalCents === undefined ? (
              'Choose how many people travel'
            ) : (
              <>
                {formatExactCents(totalCents)}
                <AboutPrice cents={totalCents} />
              </>
            )}
          </output>
        </p>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <BookingTerms />
      <CustomerForm form={form} labels={LABELS} most={mostParticipants(trip)} busy={isBusy} party={party} />
      <RatesNote />
    </FormDialog>
  )
}
