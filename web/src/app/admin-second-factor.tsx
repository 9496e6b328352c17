import type { ResponseOf } from '@waymark/contract/endpoint'
import { passSecondFactor, readSecondFactor, setUpSecondFactor } from '@waymark/contract/users/second-factor-calls'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../shared/api/api-client.ts'
import { ApiError, isSessionOver, messageFor } from '../shared/api/api-error.ts'
import { useRecentSignIn } from '../shared/forms/use-recent-sign-in.tsx'
import { renewSession } from '../shared/session/session-check.ts'
import { useSession } from '../shared/session/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { FormError } from '../ui/form-error.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { takeFocus } from '../ui/screen-focus.ts'
import { LoadingScreen } from '../ui/spinner.tsx'
import { AdminCodeForm } from './admin-code-form.tsx'

type Step = 'asking' | 'failed' | 'setting-up' | 'entering' | 'accepted'

const stepOf = ({ isRequired, isSetUp, isPassed }: ResponseOf<typeof readSecondFactor>): Step =>
  isPassed || !isRequired ? 'accepted' : isSetUp ? 'entering' : 'setting-up'

/** Asks an administrator for the code without which a stolen password opens the panel. */
export function AdminSecondFactor({ onDone }: { onDone: () => void }) {
  const { user } = useSession()
  const [step, setStep] = useState<Step>('asking')

  useEffect(() => {
    if (step !== 'asking') return undefined
    const abort = new AbortController()
    callApi(readSecondFactor, {}, { signal: abort.signal }).then(
      (known) => setStep(stepOf(known)),
      (error: unknown) => {
        if (!abort.signal.aborted && !isSessionOver(error)) setStep('failed')
      },
    )
    return () => abort.abort()
  }, [step])

  /** Until then, security rules know nothing of the code. */
  async function enter(): Promise<void> {
    try {
      await renewSession(user, true)
    } catch {
      // The code counts only once.
      setStep('accepted')
      return
    }
    onDone()
  }

  async function pass(code: string): Promise<void> {
    // It proves the sign-in of this token, from which the next session is made.
    await callApi(passSecondFactor, { body: { code } }, { bearer: await user.getIdToken() })
    await enter()
  }

  if (step === 'asking') return <LoadingScreen label="Verifying Access..." visible />
  if (step === 'failed') {
    return <ErrorState description="Your access could not be verified." onRetry={() => setStep('asking')} />
  }
  if (step === 'accepted') {
    return (
      <ErrorState
        title="Your code was accepted"
        description="This page could not be opened yet. Check your connection and try again."
        onRetry={() => void enter()}
      />
    )
  }
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      {step === 'entering' ? (
        <>
          <h1 className="mb-8 text-3xl">Enter your code</h1>
          <AdminCodeForm isFirst onCode={pass} />
        </>
      ) : (
        <SetUp onCode={pass} onSetUpAlready={() => setStep('asking')} />
      )}
    </div>
  )
}

type Key = ResponseOf<typeof setUpSecondFactor>

interface SetUpProps {
  onCode: (code: string) => Promise<void>
  /** It was done elsewhere meanwhile. */
  onSetUpAlready: () => void
}

function SetUp({ onCode, onSetUpAlready }: SetUpProps) {
  const signIn = useRecentSignIn()
  const [key, setKey] = useState<Key>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)

  async function begin(): Promise<void> {
    if (sending) return
    setSending(true)
    setFailure(undefined)
    try {
      await signIn.withProof(async (bearer) => setKey(await callApi(setUpSecondFactor, {}, { bearer })))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') onSetUpAlready()
      else setFailure(messageFor(error, 'This could not be begun. Check your connection and try again.'))
    }
    setSending(false)
  }

  return (
    <>
      <h1 className="text-3xl">Set up your authenticator app</h1>
      {key === undefined ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void begin()
          }}
        >
          <p className="mt-3 text-lg">
            Administrators of this site enter a code of their phone when they sign in, so that a stolen password opens
            nothing.
          </p>
          <p className="mt-2 text-muted">You need an app for such codes; many password managers are one.</p>
          <div className="mt-8 grid gap-5 text-left">
            {signIn.field}
            {failure !== undefined && <FormError>{failure}</FormError>}
          </div>
          <Button type="submit" className="mt-8" pending={sending}>
            Begin
          </Button>
        </form>
      ) : (
        <>
          <KeyForApp {...key} />
          <AdminCodeForm isFirst={false} onCode={onCode} />
        </>
      )}
    </>
  )
}

/** The button that had the focus is gone, and the field comes after the code to scan. */
function KeyForApp({ address, secret }: Key) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current !== null) takeFocus(heading.current)
  }, [])
  return (
    <>
      <h2 ref={heading} className="mt-6 text-xl">
        Scan this code with the app
      </h2>
      <QrCode text={address} label="QR code for your authenticator app" className="mx-auto mt-4 w-64 rounded-control" />
      <dl className="mt-4 mb-8">
        <dt className="text-muted">Or type this key into it:</dt>
        <dd
          translate="no"
          className="mt-2 rounded-control bg-sunken p-4 font-mono text-lg font-semibold tracking-wider select-all"
        >
          {secret.match(/.{1,4}/g)?.join(' ')}
        </dd>
      </dl>
    </>
  )
}
