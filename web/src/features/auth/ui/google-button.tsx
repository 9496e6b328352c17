import { lazy, Suspense, useState } from 'react'
import { LOCAL_STACK } from '../../../config/env.ts'
import { Button } from '../../../ui/button.tsx'
import { signInWithGoogle } from '../data/sign-in-with-google.ts'
import { signInMessage } from '../data/sign-in.ts'
import { GoogleSign } from './google-sign.tsx'

const LocalAccountChooser = lazy(async () => ({
  default: (await import('./local-account-chooser.tsx')).LocalAccountChooser,
}))

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
      {choosing && (
        <Suspense fallback={null}>
          <LocalAccountChooser run={(attempt) => void run(attempt)} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
