import { useEffect, useState, type ReactNode } from 'react'
import { loginPath, paths } from '../../../config/paths.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingScreen } from '../../../ui/spinner.tsx'
import type { EmailAction } from '../data/email-action.ts'
import { AuthFrame } from './auth-frame.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** Loads Firebase, which other public screens do not need. */
const load = () => import('../data/email-action.ts')

type State =
  | { readonly step: 'reading' }
  | { readonly step: 'over' }
  | { readonly step: 'failed'; readonly why: string }
  | { readonly step: 'asking'; readonly action: EmailAction }
  | { readonly step: 'done'; readonly action: EmailAction }

type Words = readonly [title: string, description: string]

const ASKED: { readonly [K in EmailAction['kind']]: (email: string) => Words } = {
  'reset-password': (email) => ['Choose a new password', `For ${email}. You are signed out everywhere else then.`],
  verify: (email) => ['Confirm your address', `Is ${email} yours? Then you can book and submit activities.`],
  'change-email': (email) => ['Confirm your new address', `From then on you sign in with ${email}.`],
  'recover-email': (email) => [
    'Bring back your address',
    `The account was given another address. It gets ${email} back.`,
  ],
}

const BUTTONS = {
  verify: 'Confirm my address',
  'change-email': 'Use this address',
  'recover-email': 'Bring it back',
} as const

const DONE: { readonly [K in EmailAction['kind']]: (email: string) => Words } = {
  'reset-password': () => ['Your password is changed', 'Sign in with it from now on.'],
  verify: (email) => ['Your address is confirmed', `${email} is yours.`],
  'change-email': (email) => ['Your address is changed', `Sign in with ${email} from now on.`],
  'recover-email': (email) => [
    'Your address is back',
    `You sign in with ${email} again. If it was not you who changed it, choose a new password now.`,
  ],
}

function GoOn({ kind, email }: Pick<EmailAction, 'kind' | 'email'>): ReactNode {
  const [mail, setMail] = useState<'sending' | 'sent' | 'failed'>()
  // After confirming an address the user is still signed in; the other actions end all sessions.
  const isStillIn = kind === 'verify' && hasSignedInHint()
  const sendLink = () => {
    setMail('sending')
    load()
      .then(({ sendResetMail }) => sendResetMail(email))
      .then(
        () => setMail('sent'),
        () => setMail('failed'),
      )
  }
  return (
    <div className="grid gap-5">
      <output className="block empty:hidden">
        {mail === 'sent' && 'A mail with the link is on its way.'}
        {mail === 'failed' && 'The mail could not be sent. Please try again.'}
      </output>
      {kind === 'recover-email' && (
        <Button variant="secondary" pending={mail === 'sending'} onClick={sendLink}>
          Choose a new password
        </Button>
      )}
      <a href={isStillIn ? paths.profile : loginPath(paths.profile)} className={buttonClass('primary')}>
        {isStillIn ? 'Go to your profile' : 'Sign in'}
      </a>
    </div>
  )
}

/** Reads what the link does. */
async function stateOf(code: string): Promise<State> {
  const data = await load().catch(() => undefined)
  if (data === undefined) return { step: 'failed', why: 'You are offline, or Waymark could not be reached.' }
  try {
    const action = code === '' ? undefined : await data.readAction(code)
    return action === undefined ? { step: 'over' } : { step: 'asking', action }
  } catch (reason) {
    return data.isLinkOver(reason) ? { step: 'over' } : { step: 'failed', why: data.signInMessage(reason) }
  }
}

/**
 * `/email-action`: target of links in our e-mails. Nothing happens before a click, because mail scanners open links,
 * too, and each works once.
 */
export function EmailActionScreen() {
  const { search } = useNavigation().address
  const code = new URLSearchParams(search).get('oobCode') ?? ''
  const [state, setState] = useState<State>({ step: 'reading' })
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (state.step !== 'reading') return undefined
    let isCurrent = true
    async function read(): Promise<void> {
      const next = await stateOf(code)
      if (isCurrent) setState(next)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [code, state.step])

  async function run(
    action: EmailAction,
    job: (data: Awaited<ReturnType<typeof load>>) => Promise<void>,
  ): Promise<void> {
    setBusy(true)
    setError(undefined)
    const data = await load()
    try {
      await job(data)
      setState({ step: 'done', action })
    } catch (reason) {
      if (data.isLinkOver(reason)) setState({ step: 'over' })
      else setError(data.signInMessage(reason))
    } finally {
      setBusy(false)
    }
  }

  if (state.step === 'reading') return <LoadingScreen label="Looking at the link" />
  if (state.step === 'over') {
    return (
      <AuthFrame
        title="This link does not work any more"
        description="It was used already, is too old, or is not whole. Ask for a new one where you asked for this one."
      >
        <a href={hasSignedInHint() ? paths.profile : loginPath()} className={buttonClass('primary')}>
          {hasSignedInHint() ? 'Go to your profile' : 'Sign in'}
        </a>
      </AuthFrame>
    )
  }
  if (state.step === 'failed') {
    return (
      <AuthFrame title="The link could not be looked at" description={state.why}>
        <Button onClick={() => setState({ step: 'reading' })}>Try again</Button>
      </AuthFrame>
    )
  }
  const { action } = state
  const { kind, email } = action
  const [title, description] = (state.step === 'asking' ? ASKED : DONE)[kind](email)
  return (
    <AuthFrame title={title} description={description}>
      {state.step === 'done' ? (
        <GoOn kind={kind} email={email} />
      ) : kind === 'reset-password' ? (
        <NewPasswordForm
          email={email}
          busy={isBusy}
          error={error}
          onPassword={(password) => run(action, ({ setNewPassword }) => setNewPassword(code, password))}
        />
      ) : (
        <div className="grid gap-5">
          {error !== undefined && <FormError>{error}</FormError>}
          <Button
            size="large"
            pending={isBusy}
            onClick={() => void run(action, ({ applyAction }) => applyAction(code))}
          >
            {BUTTONS[kind]}
          </Button>
        </div>
      )}
    </AuthFrame>
  )
}
