import { parseMoneyText } from '@waymark/domain/prices'
import { DEFAULT_CURRENCY, moneyText } from '@waymark/contract/money'
import { bookStay, changeStay } from '@waymark/contract/stays/stay-booking-calls'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { stayProblem, type StayProblem } from '@waymark/contract/stays/stay-dates'
import { useState } from 'react'
import { ownBookingsPath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError, messageFor } from '../../../shared/api/api-error.ts'
import { callOnce } from '../../../shared/api/call-once.ts'
import type { StayChange } from '../../../shared/booking/stay-change.ts'
import { useBooking } from '../../../shared/booking/use-booking.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { notify } from '../../../ui/toast.tsx'
import { childrenOf, chosenPath, guestsOf, priceOf, type ChosenStay } from '../model/chosen-stay.ts'
import { correctPrice } from './use-stay.ts'
import { reloadTakenNights } from './use-taken-nights.ts'

interface WantedStay {
  readonly checkInDate: string
  readonly checkOutDate: string
  readonly guests: number
  readonly children: number
  /** The displayed total; the server refuses any other than its own. */
  readonly totalPrice: string
  /** Currency of the total. */
  readonly currency: string
}

const FAILED = { title: 'Booking Failed', text: 'Failed to create booking. Please try again.' }
const CHANGE_FAILED = { title: 'Change Failed', text: 'Failed to change booking. Please try again.' }

/** Updates price or taken nights from the server's refusal. */
function learnFrom(error: unknown, id: string): void {
  if (!(error instanceof ApiError)) return
  const { fields, price } = error
  if (price !== undefined) correctPrice(id, price)
  if (fields['checkInDate'] !== undefined) reloadTakenNights(id)
}

/**
 * Books a stay, or changes a booking: validates in the form's order, sends visitors to the sign-in screen, then lets
 * the server decide.
 */
export function useStayBooking(stay: StayDetails, chosen: ChosenStay, change: StayChange | undefined) {
  const { address, go } = useNavigation()
  const [problem, setProblem] = useState<StayProblem>()
  const path = chosenPath(stay.id, chosen)
  const failed = change === undefined ? FAILED : CHANGE_FAILED

  const booking = useBooking({
    book: async (wanted: WantedStay) => {
      const booked =
        change === undefined
          ? await callOnce(
              bookStay,
              { params: { id: stay.id }, body: { ...wanted, notes: '' } },
              { expectUnauthorized: true },
            )
          : await callApi(changeStay, { params: { id: change.bookingId }, body: wanted }, { expectUnauthorized: true })
      reloadTakenNights(stay.id)
      return booked
    },
    failed,
    explain: (error) => {
      learnFrom(error, stay.id)
      return messageFor(error, failed.text)
    },
    // The URL does not identify the booking being changed: after signing in, it would book a second time.
    signIn: { backTo: change === undefined ? path : ownBookingsPath },
  })

  function confirm(): void {
    if (booking.isBusy) return
    const { checkIn, checkOut } = chosen
    const guests = guestsOf(chosen)
    const children = childrenOf(chosen)
    const wanted = { checkInDate: checkIn, checkOutDate: checkOut, guests, children }
    const found = stayProblem(wanted, { maxGuests: stay.maxGuests, now: new Date() })
    const price = priceOf(chosen, parseMoneyText(stay.price))
    booking.forgetFailure()
    setProblem(found)
    if (found) notify.error(found.title, found.description)
    if (found !== undefined || checkIn === undefined || checkOut === undefined || price === undefined) return
    // The choice is in the URL, because the way may lead through the sign-in screen.
    go(path, { replace: true, state: address.state })
    void booking.submit({
      checkInDate: checkIn,
      checkOutDate: checkOut,
      guests,
      children,
      totalPrice: moneyText(price.totalCents),
      currency: stay.currency ?? DEFAULT_CURRENCY,
    })
  }

  return {
    ...booking,
    problem,
    confirm,
    /** Clears errors once the choice changes. */
    reset: () => {
      setProblem(undefined)
      booking.forgetFailure()
    },
  }
}
