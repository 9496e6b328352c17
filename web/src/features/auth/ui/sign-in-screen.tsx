import { useEffect, useState } from 'react'
import { paths } from '../../../config/paths.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { Brand } from '../../../ui/brand.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { LoadingScreen } from '../../../ui/spinner.tsx'
import { EmailForm } from './email-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { GoogleButton } from './google-button.tsx'
import { finishRedirect } from '../data/sign-in-with-google.ts'
import { resumeSession, signInMessage } from '../data/sign-in.ts'
import { safeNext } from '../model/safe-next.ts'

type Mode = 'sign-in' | 'create' | 'forgot'

const HEADINGS: Record<Mode, readonly [title: string, description: string]> = {
  'sign-in': ['Welcome back', 'Sign in to your trips, lists and documents.'],
  create: ['Create your account', 'It is free, and takes half a minute.'],
  forgot: ['Forgot your password?', 'We send you a link to choose a new one.'],
}

/** The way in: e-mail and password, or Google. Whom this device still knows goes straight on. */
export function SignInScreen() {
  const { search } = useNavigation().address
  const next = safeNext(new URLSearchParams(search).get('next'), location.origin)
  const [mode, setMode] = useState<Mode>('sign-in')
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'resuming' | 'asking'>('resuming')
  const [error, setError] = useState<string>()

  // A page load, so that the app starts anew as that of a signed-in person.
  const goOn = () => location.replace(next)

  useEffect(() => {
    let current = true
    async function resume() {
      const resumed = (await finishRedirect()) || (await resumeSession())
      if (!current) return
      if (resumed) location.replace(next)
      else setState('asking')
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
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main className="flex flex-col px-5 py-6 sm:px-10">
        <a href={paths.home} aria-label="Waymark, start page" className="inline-flex min-h-11 items-center self-start">
          <Brand />
        </a>
        <div className="m-auto w-full max-w-sm py-10">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-2 mb-8 text-muted">{description}</p>
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
        </div>
      </main>
      <div className="relative hidden overflow-hidden lg:block">
        <Scene name="Mountain" className="absolute inset-0 size-full" />
      </div>
    </div>
  )
}
