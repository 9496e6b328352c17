import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { useEffect, useState } from 'react'
import { ownBookingsPath } from '../../../config/paths.ts'
import { CalendarFileButton } from '../../../shared/files/calendar-file-button.tsx'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { chooseStay } from '../data/chosen-stays.ts'
import { useBooking } from '../data/use-booking.ts'
import { chosenPath, type ChosenStay } from '../model/chosen-stay.ts'
import { BookingConfirmed } from './booking-confirmed.tsx'
import { BookingForm } from './booking-form.tsx'

const FORM_ID = 'book-stay'

function ConfirmedDialog({ booking, onClose }: { booking: ListedBooking; onClose: () => void }) {
  const { startDate, endDate } = booking
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Booking Confirmed!"
      description={<span dir="auto">{booking.title}</span>}
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
      <BookingConfirmed booking={booking} />
    </Dialog>
  )
}

interface BookingDialogProps {
  stay: StayDetails
  chosen: ChosenStay
  onClose: (isBooked: boolean) => void
}

export function BookingDialog({ stay, chosen, onClose }: BookingDialogProps) {
  const { address, go, blockNavigation } = useNavigation()
  const { state, confirm, reset } = useBooking(stay, chosen)
  const online = useOnline()
  const isBooking = state.step === 'booking'
  useUnsavedInput(state.step !== 'confirmed' && chosen.checkIn !== undefined)

  // What came by the address stays chosen where 'back' leads. Any later choice is written as it is made.
  const [came] = useState(chosen)
  useEffect(() => chooseStay(stay.id, came), [stay.id, came])

  // Whoever went back now would never see that it was booked.
  useEffect(() => (isBooking ? blockNavigation(({ cancel }) => cancel()) : undefined), [isBooking, blockNavigation])

  if (state.step === 'confirmed') return <ConfirmedDialog booking={state.booking} onClose={() => onClose(true)} />

  const close = () => {
    if (!isBooking) onClose(false)
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={<span dir="auto">Book {stay.name}</span>}
      description={online ? undefined : 'You are offline. Booking needs a network.'}
      footer={
        <>
          <Button variant="secondary" disabled={isBooking} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} pending={isBooking || state.step === 'signing-in'}>
            {isBooking ? 'Booking...' : 'Confirm'}
          </Button>
        </>
      }
    >
      <BookingForm
        id={FORM_ID}
        stay={stay}
        chosen={chosen}
        state={state}
        onConfirm={confirm}
        onChoose={(changed) => {
          chooseStay(stay.id, changed)
          // So that a reload loses nothing.
          go(chosenPath(stay.id, changed), { replace: true, state: address.state })
          if (state.step === 'choosing' && (state.problem ?? state.failure) !== undefined) reset()
        }}
      />
    </Dialog>
  )
}
