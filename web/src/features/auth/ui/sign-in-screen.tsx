import { safeNext } from '@waymark/domain/safe-next'
import { useEffect, useState } from 'react'
import { paths } from '../../../config/paths.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { LoadingScreen } from '../../../ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailForm } from './email-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { GoogleButton } from './google-button.tsx'
import { finishRedirect } from '../data/sign-in-with-google.ts'
import { resumeSession, signInMessage } from '../data/sign-in.ts'
import { waitingAt } from '../model/waiting-at.ts'

type Mode = 'sign-in' | 'create' | 'forgot'

const HEADINGS: Record<Mode, readonly [title: string, description: string]> = {
  'sign-in': ['Welcome back', 'Sign in to your trips, lists and documents.'],
  create: ['Create your account', 'It is free, and takes half a minute.'],
  forgot: ['Forgot your password?', 'We send you a link to choose a new one.'],
}

/** Sign-in by e-mail and password, or Google. A user still known on this device continues directly. */
export function SignInScreen() {
  const { search } = useNavigation().address
  const asked = safeNext(new URLSearchParams(search).get('next'))
  const next = asked.startsWith(paths.signIn) ? paths.home : asked
  const waiting = waitingAt(next)
  const [mode, setMode] = useState<Mode>(waiting?.isNew === true ? 'create' : 'sign-in')
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'resuming' | 'asking'>('resuming')
  const [error, setError] = useState<string>()

  // A full page load, so that the signed-in app starts.
  const goOn = () => location.replace(next)

  useEffect(() => {
    let current = true
    async function resume() {
      const found = (await finishRedirect()) ? 'resumed' : await resumeSession()
      if (!current) return
      if (found === 'resumed') location.replace(next)
      if (found === 'nobody') setState('asking')
    }
    resume().catch((reason: unknown) => {
      setError(signInMessage(reason))
      setState('asking')
    })
    return () => {
      current = false
    }
  }, [next])

  if (state === 'resuming') return <LoadingScreen label="Looking for your session" />

  const [title, description] = HEADINGS[mode]
  return (
    <AuthFrame title={title} description={mode === 'forgot' ? description : (waiting?.words ?? description)}>
      {mode === 'forgot' ? (
        <ForgotPasswordForm email={email} onEmail={setEmail} onBack={() => setMode('sign-in')} />
      ) : (
        <>
          <GoogleButton onSignedIn={goOn} onError={setError} />
          <p className="my-6 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or with your e-mail address
          </p>
          <EmailForm
            key={mode}
            creating={mode === 'create'}
            email={email}
            onEmail={setEmail}
            error={error}
            onError={setError}
            onSignedIn={goOn}
            onForgot={() => setMode('forgot')}
          />
          <p className="mt-6 text-center text-muted">
            {mode === 'create' ? 'You have an account?' : 'New here?'}{' '}
            <button
              type="button"
              className="min-h-11 px-1 font-semibold text-accent-ink underline underline-offset-4"
              onClick={() => {
                setError(undefined)
                setMode(mode === 'create' ? 'sign-in' : 'create')
              }}
            >
              {mode === 'create' ? 'Sign in' : 'Create an account'}
            </button>
          </p>
        </>
      )}
    </AuthFrame>
  )
}
