import { parseMoneyText } from '@waymark/domain/prices'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths, stayPath } from '../../../config/paths.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { chooseStay, useChosenStay } from '../data/chosen-stays.ts'
import { bookingPath, isBookingIn, NOTHING_CHOSEN, priceOf } from '../model/chosen-stay.ts'
import { AboutStay } from './about-stay.tsx'
import { BookingBar } from './booking-bar.tsx'
import { Carousel } from './carousel.tsx'

const loadDialog = async () => ({ default: (await import('./booking-dialog.tsx')).BookingDialog })
const BookingDialog = lazy(loadDialog)

const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'openedHere' in state

/** A place to stay on its own page. The address holds whether it is being booked, so that back closes the dialog. */
export function OpenedStay({ stay }: { stay: StayDetails }) {
  const { address, go, back } = useNavigation()
  const chosen = useChosenStay(stay.id)
  const nightCents = parseMoneyText(stay.price)
  const isBooking = isBookingIn(address.search)

  function closeDialog(isBooked: boolean): void {
    chooseStay(stay.id, isBooked ? NOTHING_CHOSEN : chosen)
    if (wasOpenedHere(address.state)) back()
    else go(stayPath(stay.id), { replace: true })
  }

  return (
    <>
      <Button
        variant="ghost"
        className="-ml-3 mb-3"
        onClick={() => {
          if (wasOpenedHere(address.state)) back()
          else go(paths.accommodations)
        }}
      >
        <ArrowLeft aria-hidden="true" />
        Back
      </Button>
      <Carousel {...stay} />
      <AboutStay stay={stay} />
      <BookingBar
        nightCents={nightCents}
        price={priceOf(chosen, nightCents)}
        onBook={() => go(bookingPath(stay.id), { state: { openedHere: true } })}
      />
      {isBooking && (
        <Suspense fallback={null}>
          <BookingDialog stay={stay} chosen={chosen} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  )
}
