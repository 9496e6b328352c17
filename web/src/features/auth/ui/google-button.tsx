import { useState } from 'react'
import { LOCAL_STACK } from '../../../config/env.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { signInWithGoogle } from '../data/sign-in-with-google.ts'
import { signInMessage } from '../data/sign-in.ts'

/** Google's logo, as required by its branding guidelines. */
function GoogleSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path
        fill="#4285F4"
        d="M22.6 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.94a5.08 5.08 0 0 1-2.2 3.33v2.77h3.56c2.08-1.92 3.3-4.75 3.3-8.11z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.56-2.77c-.98.66-2.24 1.06-3.72 1.06-2.86 0-5.29-1.93-6.15-4.53H2.18v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.85 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88l3.67-2.84z" />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.2 1.64l3.16-3.15C17.45 2.1 14.96 1 12 1A11 11 0 0 0 2.18 7.06L5.85 9.9C6.7 7.3 9.14 5.38 12 5.38z"
      />
    </svg>
  )
}

const LocalAccountChooser = lazyDialog(async () => (await import('./local-account-chooser.tsx')).LocalAccountChooser)

interface GoogleButtonProps {
  onSignedIn: () => void
  onError: (message: string | undefined) => void
}

/**
 * Signs in with Google. The local stack shows its own account chooser, because Google's popup needs Google's scripts.
 */
export function GoogleButton({ onSignedIn, onError }: GoogleButtonProps) {
  const [pending, setPending] = useState(false)
  const [choosing, setChoosing] = useState(false)

  async function run(attempt: () => Promise<void>) {
    setPending(true)
    setChoosing(false)
    onError(undefined)
    try {
      await attempt()
      onSignedIn()
    } catch (error) {
      onError(signInMessage(error))
      setPending(false)
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        pending={pending}
        onClick={() => (LOCAL_STACK === undefined ? void run(signInWithGoogle) : setChoosing(true))}
      >
        {!pending && <GoogleSign />}
        Continue with Google
      </Button>
      {choosing && <LocalAccountChooser run={(attempt) => void run(attempt)} onClose={() => setChoosing(false)} />}
    </>
  )
}
