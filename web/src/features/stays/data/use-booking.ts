import { parseMoneyText } from '@waymark/domain/prices'
import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import type { StayDetails } from '@waymark/contract/stays/stay-calls'
import { stayProblem, type StayProblem } from '@waymark/contract/stays/stay-dates'
import { useEffect, useState } from 'react'
import { loginPath } from '../../../config/paths.ts'
import { ApiError, messageFor } from '../../../shared/api/api-error.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import { notify } from '../../../ui/notice.tsx'
import { chosenPath, guestsOf, priceOf, type ChosenStay } from '../model/chosen-stay.ts'
import { bookStay } from './book-stay.ts'
import { correctPrice } from './use-stay.ts'
import { reloadTakenNights } from './use-taken-nights.ts'

const LOGIN_DELAY_MS = 1_500

export type Booking =
  | { readonly step: 'choosing'; readonly problem?: StayProblem; readonly failure?: string }
  | { readonly step: 'booking' }
  | { readonly step: 'signing-in' }
  | { readonly step: 'confirmed'; readonly booking: ListedBooking }

/** The server knows better what a night costs, or which nights are free. */
function learnFrom({ fields, price }: ApiError, id: string): void {
  if (price !== undefined) correctPrice(id, price.unitPrice)
  if (fields['checkInDate'] !== undefined) reloadTakenNights(id)
}

/** Books a place: checks in the order of the form, sends who is not signed in there first, then lets the server decide. */
export function useBooking(stay: StayDetails, chosen: ChosenStay) {
  const { address, go } = useNavigation()
  const [state, setState] = useState<Booking>({ step: 'choosing' })
  const path = chosenPath(stay.id, chosen)

  useEffect(() => {
    if (state.step !== 'signing-in') return undefined
    const timer = setTimeout(() => location.assign(loginPath(path)), LOGIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state.step, path])

  async function send(checkInDate: string, checkOutDate: string): Promise<void> {
    const price = priceOf(chosen, parseMoneyText(stay.price))
    if (price === undefined) return
    setState({ step: 'booking' })
    try {
      const wanted = { checkInDate, checkOutDate, guests: guestsOf(chosen), totalCents: price.totalCents }
      const booking = await bookStay(stay.id, wanted)
      setState({ step: 'confirmed', booking })
      const { confirmationCode: code } = booking
      notify.success('Booking Confirmed!', `Your booking has been confirmed. Confirmation code: ${code}`)
      reloadTakenNights(stay.id)
    } catch (error) {
      const failure = messageFor(error, 'Failed to create booking. Please try again.')
      setState({ step: 'choosing', failure })
      if (error instanceof ApiError) {
        // Whoever watches the session tells it, and leads to the sign-in screen.
        if (error.code === 'unauthenticated') return
        learnFrom(error, stay.id)
      }
      notify.error('Booking Failed', failure)
    }
  }

  function confirm(): void {
    const { checkIn, checkOut } = chosen
    const wanted = { checkInDate: checkIn, checkOutDate: checkOut, guests: guestsOf(chosen) }
    const problem = stayProblem(wanted, { maxGuests: stay.maxGuests, now: new Date() })
    if (problem !== undefined || checkIn === undefined || checkOut === undefined) {
      setState({ step: 'choosing', ...(problem && { problem }) })
      if (problem) notify.error(problem.title, problem.description)
      return
    }
    // From here on the way may lead through the sign-in screen and back.
    go(path, { replace: true, state: address.state })
    if (hasSignedInHint()) {
      void send(checkIn, checkOut)
      return
    }
    setState({ step: 'signing-in' })
    notify.error('Please Log In', 'You need to be logged in to book a trip.')
  }

  return {
    state,
    confirm,
    /** Something else is chosen: what was wrong is not any more. */
    reset: () => setState({ step: 'choosing' }),
  }
}
