import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loginPath } from '../../config/paths.ts'
import { notify } from '../../ui/toast.tsx'
import { isSessionOver } from '../api/api-error.ts'
import { toastFailure } from '../messages/toast-failure.ts'
import { hasSignedInHint } from '../session/signed-in-hint.ts'

/** Time to read the toast before the sign-in screen opens. */
const LOGIN_DELAY_MS = 1_500

interface BookingFlow<Wanted> {
  /** Sends the booking; the server decides on price and availability. */
  readonly book: (wanted: Wanted) => Promise<ListedBooking>
  /** Toast on failure. */
  readonly failed: { readonly title: string; readonly text: string }
  /**
   * Shows field errors.
   * @returns the message for the form as a whole
   */
  readonly explain: (error: unknown) => string | undefined
  /** For public screens: where to return after signing in. */
  readonly signIn?: { readonly backTo: string; readonly onLeave?: () => void }
}

/**
 * The flow of a booking, from form to confirmation, which a dialog shows, or to the sign-in screen and back. `booked` is set once it is made;
 * while `isBusy`, nothing else is possible.
 */
export function useBooking<Wanted>({ book, failed, explain, signIn }: BookingFlow<Wanted>) {
  const [step, setStep] = useState<'filling-in' | 'booking' | 'signing-in'>('filling-in')
  const [booked, setBooked] = useState<ListedBooking>()
  const [failure, setFailure] = useState<string>()
  const isSending = useRef(false)
  const backTo = signIn?.backTo

  useEffect(() => {
    if (step !== 'signing-in' || backTo === undefined) return undefined
    const timer = setTimeout(() => location.assign(loginPath(backTo)), LOGIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [step, backTo])

  function askToSignIn(): void {
    signIn?.onLeave?.()
    notify.error('Please Log In', 'You need to be logged in to book a trip.')
    setStep('signing-in')
  }

  function refused(error: unknown): void {
    if (isSessionOver(error) && signIn !== undefined) {
      askToSignIn()
      return
    }
    // Synchronously, because a field in a disabled form cannot receive focus.
    flushSync(() => setStep('filling-in'))
    const message = explain(error)
    setFailure(isSessionOver(error) ? undefined : message)
    toastFailure(error, failed.title, message ?? failed.text)
  }

  async function submit(wanted: Wanted): Promise<void> {
    // A second click may come before the first has been rendered.
    if (isSending.current || step === 'signing-in') return
    if (signIn !== undefined && !hasSignedInHint()) {
      askToSignIn()
      return
    }
    isSending.current = true
    setStep('booking')
    setFailure(undefined)
    try {
      const booking = await book(wanted)
      setStep('filling-in')
      setBooked(booking)
    } catch (error) {
      refused(error)
    } finally {
      isSending.current = false
    }
  }

  return {
    booked,
    failure,
    isBooking: step === 'booking',
    isSigningIn: step === 'signing-in',
    isBusy: step !== 'filling-in',
    submit,
    /** Clears the error once the request changes. */
    forgetFailure: () => setFailure(undefined),
  }
}
