import { datesAhead, isDated } from '@waymark/contract/activities/activity-dates'
import { formatCents, parseMoneyText, pricePerPerson, priceTexts } from '@waymark/domain/prices'
import type { Trip } from '@waymark/contract/trips/trip'
import type { Activity } from '@waymark/contract/activities/activity'
import { ActivityBookingForm, book, type ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { LIMITS } from '@waymark/contract/limits'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { RatesNote } from '../../../shared/cards/about-price.tsx'
import { callOnce } from '../../../shared/api/call-once.ts'
import { BookingTerms } from '../../../shared/booking/booking-terms.tsx'
import { BookedDialog } from '../../../shared/booking/booked-dialog.tsx'
import {
  CUSTOMER_FIELDS,
  CustomerForm,
  NO_CUSTOMER,
  type CustomerFields,
} from '../../../shared/booking/customer-form.tsx'
import { useSignedInCustomer } from '../../../shared/booking/signed-in-customer.ts'
import { useBooking } from '../../../shared/booking/use-booking.ts'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { DateInput } from '../../../shared/forms/date-input.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { focusFirstFault, showFaults } from '../../../shared/forms/form-faults.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { useBookings } from '../../../shared/live/bookings.ts'
import { itemsOf } from '../../../shared/live/live.ts'
import { useComingTrips } from '../../../shared/live/trips.ts'
import { partyOf } from '../../../shared/trips/party.ts'
import { formatWeekday, localToday } from '../../../shared/time/dates.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { dateOptions, startInWords } from '../model/date-words.ts'
import { bookedAlready } from '../model/booked-already.ts'
import { tripOn, tripsFor } from '../model/for-trip.ts'
import { TripChoice } from './trip-choice.tsx'
import { TripDayChips } from './trip-day-chips.tsx'
import { BookingPrice, participantsIn } from './booking-price.tsx'

const resolver = contractResolver<CustomerFields, ActivityBookingForm>(ActivityBookingForm)

const FAILED = 'Failed to book activity. Please try again.'

const LABELS = {
  customerName: 'Full Name',
  customerEmail: 'Email',
  customerPhone: 'Phone Number',
  participants: 'Participants',
  specialRequests: 'Special Requests',
}

// api: the server decides on price and availability
const bookActivity = (
  activity: Activity,
  form: ActivityBookingForm,
  { startsAt, wished }: { readonly startsAt: string; readonly wished: string },
): Promise<ListedBooking> =>
  callOnce(book, {
    body: {
      type: 'activity',
      activityId: activity.id,
      title: activity.title,
      ...form,
      ...(startsAt !== '' && { startsAt }),
      ...(!isDated(activity) && wished !== '' && { preferredDay: wished }),
      details: { location: activity.location, duration: activity.duration, category: activity.category },
      // The displayed total; the server refuses any other than its own.
      totalPrice: priceTexts(pricePerPerson(activity.priceCents, form.participants)).totalPrice,
    },
  })

const factsOf = (
  { title, details, startDate, participants, totalPrice, customerEmail }: ListedBooking,
  meetingPoint = '',
) =>
  [
    ['Activity', title],
    ...(startDate === null || details.startTime === undefined
      ? []
      : [['Date', startInWords(`${startDate}T${details.startTime}`)] as const]),
    ['Preferred day', details.preferredDay === undefined ? '' : formatWeekday(details.preferredDay)],
    ['Location', details.location],
    ...(meetingPoint === '' ? [] : [['Meeting point', meetingPoint] as const]),
    ['Participants', String(participants)],
    ['Total', formatCents(parseMoneyText(totalPrice))],
    ['Booked for', customerEmail],
  ] as const

interface BookingFlowProps {
  /** As it was when 'Book Now' was pressed. */
  activity: Activity
  /** The live activity; undefined if it is no longer offered, which the server reports. */
  current: Activity | undefined
  /** The date to begin with. */
  startsAt?: string | undefined
  /** `YYYY-MM-DD` that is looked for; the preferred day of an activity without fixed dates. */
  day?: string | undefined
  onClose: () => void
}

/** Booking an activity: the form, then the confirmation. Input is kept when booking fails. */
export function BookingFlow({
  activity: pressed,
  current: activity = pressed,
  startsAt: first = '',
  day,
  onClose,
}: BookingFlowProps) {
  const form = useForm<CustomerFields, unknown, ActivityBookingForm>({
    resolver,
    shouldFocusError: false,
    defaultValues: NO_CUSTOMER,
  })
  useSignedInCustomer(form)
  const [startsAt, setStartsAt] = useState(first)
  const [wished, setWished] = useState(day ?? '')
  const [isDateMissing, setDateMissing] = useState(false)
  const dateField = useRef<HTMLButtonElement>(null)
  const [today] = useState(() => localToday(new Date()))
  const own = tripsFor(activity, itemsOf(useComingTrips(today)), today).map((found) => found.trip)
  const [tripId, setTripId] = useState<string>()
  const chosenDay = isDated(activity) ? startsAt.slice(0, 10) : wished
  const trip = tripOn(own, { day: chosenDay, tripId })
  const bookings = itemsOf(useBookings())
  const isDayChosen = !isDated(activity) || startsAt !== ''
  const already = isDayChosen ? bookedAlready(bookings, { activityId: activity.id, day: chosenDay }) : undefined
  const options = dateOptions(activity, datesAhead(activity, today))
  const { booked, failure, isBusy, submit } = useBooking({
    book: (entered: ActivityBookingForm) => bookActivity(activity, entered, { startsAt, wished }),
    failed: { title: 'Booking failed', text: FAILED },
    explain: (error) => showFaults(form, error, { order: CUSTOMER_FIELDS, fallback: FAILED }),
  })
  const participants = participantsIn(useWatch({ control: form.control, name: 'participants' }))

  function chooseTrip(chosen: Trip): void {
    setTripId(chosen.id)
    if (wished < chosen.startDate || wished > chosen.endDate) setWished('')
  }

  /** Replaces an invalid number by 1. */
  function settleParticipants(): void {
    const typed = form.getValues('participants')
    if (!Number.isFinite(Number.parseFloat(typed))) form.setValue('participants', '1', { shouldValidate: true })
  }

  if (booked !== undefined) {
    return (
      <BookedDialog
        booking={booked}
        title="Activity booked successfully!"
        message="Your booking is sent. You are told when it is confirmed; keep this code to show there."
        facts={factsOf(booked, activity.meetingPoint)}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title="Book Activity"
      description={
        <>
          <bdi>{activity.title}</bdi> · {formatCents(activity.priceCents)} / person
        </>
      }
      submit={isBusy ? 'Booking...' : 'Confirm Booking'}
      unsaved={form.formState.isDirty || startsAt !== first || wished !== (day ?? '')}
      sending={isBusy}
      failure={failure}
      onSubmit={() => {
        if (!isOnline() || isBusy) return
        settleParticipants()
        const isMissing = isDated(activity) && startsAt === ''
        setDateMissing(isMissing)
        // It may be scrolled out of view.
        if (isMissing) dateField.current?.focus()
        else void form.handleSubmit(submit, focusFirstFault(form, CUSTOMER_FIELDS))()
      }}
      total={<BookingPrice priceCents={activity.priceCents} participants={participants} />}
      onClose={onClose}
    >
      <BookingTerms />
      {!isDated(activity) && <TripChoice trips={own} chosen={trip} onChoose={chooseTrip} />}
      {isDated(activity) ? (
        <Field
          label="Date"
          hint={options.length === 0 ? 'There is no date with a free place any more.' : 'By the clock of the place.'}
          error={isDateMissing && startsAt === '' ? 'Date is required' : undefined}
        >
          {(control) => (
            <Select
              {...control}
              ref={dateField}
              options={options}
              value={startsAt}
              disabled={isBusy}
              placeholder="Choose a date"
              onValueChange={setStartsAt}
            />
          )}
        </Field>
      ) : (
        <Field label="Preferred day" optional hint="Your host confirms it, or agrees on another with you.">
          {(control) => (
            <DateInput
              {...control}
              title="Preferred day"
              isOptional
              min={today}
              near={trip?.startDate}
              day={wished}
              value={wished}
              disabled={isBusy}
              onChange={({ target }) => setWished(target.value)}
              onPick={setWished}
            />
          )}
        </Field>
      )}
      {!isDated(activity) && trip !== undefined && (
        <TripDayChips trip={trip} today={today} chosen={wished} onChoose={setWished} />
      )}
      {already !== undefined && !isBusy && (
        // Sticky, because the days above fill a phone.
        <output className="sticky bottom-0 z-10 block rounded-control bg-warning-soft px-4 py-2.5 text-[0.9375rem] text-warning">
          {already}
        </output>
      )}
      <CustomerForm
        form={form}
        labels={LABELS}
        most={LIMITS.participants}
        busy={isBusy}
        party={trip && partyOf(trip)}
        onParticipantsLeft={settleParticipants}
      />
      <RatesNote />
    </FormDialog>
  )
}
