import type { ListedBooking } from '@waymark/contract/bookings/booking-calls'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loginPath } from '../../config/paths.ts'
import { notify } from '../../ui/toast.tsx'
import { isSessionOver } from '../api/api-error.ts'
import { tellFailure } from '../messages/tell-failure.ts'
import { hasSignedInHint } from '../session/signed-in-hint.ts'

/** Time to read why, before the sign-in screen comes. */
const LOGIN_DELAY_MS = 1_500

interface BookingFlow<Wanted> {
  /** Asks the server, which decides what it costs and whether it is still to be had. */
  readonly book: (wanted: Wanted) => Promise<ListedBooking>
  /** The toast when it is booked. */
  readonly succeeded: (booking: ListedBooking) => readonly [title: string, text: string]
  /** The toast when it is not. */
  readonly failed: { readonly title: string; readonly text: string }
  /** Shows each fault at its field. @returns what to say of the booking as a whole */
  readonly explain: (error: unknown) => string | undefined
  /** On screens that visitors see, too: the address to come back to from the sign-in screen. */
  readonly signIn?: { readonly backTo: string; readonly onLeave?: () => void }
}

/**
 * One booking of anything, from the form to the confirmation, or to the sign-in screen and back. `booked` is there once
 * it is made; while `isBusy` nothing else can be done.
 */
export function useBooking<Wanted>({ book, succeeded, failed, explain, signIn }: BookingFlow<Wanted>) {
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
    // At once, because a field in a disabled form cannot take the focus.
    flushSync(() => setStep('filling-in'))
    const message = explain(error)
    setFailure(isSessionOver(error) ? undefined : message)
    tellFailure(error, failed.title, message ?? failed.text)
  }

  async function submit(wanted: Wanted): Promise<void> {
    // A second press comes before the first has been drawn.
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
      notify.success(...succeeded(booking))
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
    /** What was wrong is not any more: something else is asked for. */
    forgetFailure: () => setFailure(undefined),
  }
}
