import { countOf } from '@waymark/domain/wording'
import { formatCents, parseMoneyText } from '@waymark/domain/prices'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { useEffect, useState } from 'react'
import { BookedDialog } from '../../../shared/booking/booked-dialog.tsx'
import { stayChangeIn } from '../../../shared/booking/stay-change.ts'
import { guestWords } from '../../../shared/booking/guest-words.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIsExtraWide } from '../../../ui/extra-wide.ts'
import { chooseStay } from '../data/chosen-stays.ts'
import { useStayBooking } from '../data/use-stay-booking.ts'
import { childrenOf, chosenPath, guestsOf, priceOf, type ChosenStay } from '../model/chosen-stay.ts'
import { BookingForm } from './booking-form.tsx'

const FORM_ID = 'book-stay'

function factsOf({ startDate, endDate, participants, children, totalPrice, currency, details }: ListedBooking) {
  return [
    ['Where', details.address ? `${details.address}, ${details.location}` : details.location],
    ['When', startDate === null || endDate === null ? '' : formatDayRange(startDate, endDate)],
    ['Nights', String(details.nights ?? '')],
    ['Guests', guestWords(participants, children)],
    ['Check-in', details.checkInTime ?? ''],
    ['Check-out', details.checkOutTime ?? ''],
    ['Total', formatCents(parseMoneyText(totalPrice), currency)],
  ] as const
}

interface BookingDialogProps {
  stay: StayDetails
  chosen: ChosenStay
  onClose: (isBooked?: boolean) => void
}

export function BookingDialog({ stay, chosen, onClose }: BookingDialogProps) {
  const { address, go, blockNavigation } = useNavigation()
  const change = stayChangeIn(address.state)
  const { booked, isBooking, isBusy, problem, failure, confirm, reset } = useStayBooking(stay, chosen, change)
  const online = useOnline()
  const isWide = useIsExtraWide()
  const price = priceOf(chosen, parseMoneyText(stay.price))
  const isAsBooked =
    chosen.checkIn === change?.startDate &&
    chosen.checkOut === change?.endDate &&
    guestsOf(chosen) === change?.guests &&
    childrenOf(chosen) === (change?.children ?? 0)
  useUnsavedInput(booked === undefined && chosen.checkIn !== undefined && !isAsBooked)

  // Keeps the URL's choice when going back. Later choices are stored as they are made.
  const [came] = useState(chosen)
  useEffect(() => chooseStay(stay.id, came), [stay.id, came])

  // Leaving now would hide the result of the booking.
  useEffect(() => (isBooking ? blockNavigation(({ cancel }) => cancel()) : undefined), [isBooking, blockNavigation])

  if (booked !== undefined) {
    return (
      <BookedDialog
        booking={booked}
        title={change === undefined ? 'Booking Confirmed!' : 'Booking changed'}
        description={<span dir="auto">{booked.title}</span>}
        message={
          <>
            {change === undefined ? 'Your booking has been confirmed.' : 'The code stays the same.'} Confirmation code:{' '}
            <strong className="font-semibold whitespace-nowrap select-all">{booked.confirmationCode}</strong>
          </>
        }
        withoutCode
        facts={factsOf(booked)}
        onClose={() => onClose(true)}
      />
    )
  }

  const close = () => {
    if (!isBooking) onClose(false)
  }
  return (
    <Dialog
      open
      wide={isWide}
      onOpenChange={close}
      title={
        <span dir="auto">
          {change === undefined ? 'Book' : 'Change'} {stay.name}
        </span>
      }
      description={online ? undefined : 'You are offline. Booking needs a network.'}
      footer={
        <>
          <Button variant="secondary" disabled={isBooking} onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            // Without dates it leads to them.
            variant={price === undefined ? 'soft' : 'primary'}
            pending={isBusy}
            disabled={isAsBooked}
          >
            {change === undefined
              ? isBooking
                ? 'Booking...'
                : 'Confirm'
              : isBooking
                ? 'Changing...'
                : 'Confirm Change'}
          </Button>
          {/* Last, and so above the buttons of a phone. */}
          <p className="flex justify-between gap-x-4 self-center max-sm:w-full sm:order-first sm:mr-auto">
            {price === undefined ? (
              <>
                <span className="text-muted">Choose your dates</span>
                <span>{formatCents(parseMoneyText(stay.price), stay.currency)} / night</span>
              </>
            ) : (
              <>
                <span className="text-muted">{countOf(price.units, 'night')}</span>
                <strong className="font-semibold">{formatCents(price.totalCents, stay.currency)}</strong>
              </>
            )}
          </p>
        </>
      }
    >
      <BookingForm
        id={FORM_ID}
        stay={stay}
        change={change}
        chosen={chosen}
        busy={isBusy}
        problem={problem}
        failure={failure}
        onConfirm={confirm}
        onChoose={(changed) => {
          chooseStay(stay.id, changed)
          // So that a reload keeps the choice.
          go(chosenPath(stay.id, changed), { replace: true, state: address.state })
          reset()
        }}
      />
    </Dialog>
  )
}
