import { ADMIN_SESSION_HOURS } from '@waymark/contract/users/session'
import { useState } from 'react'
import { messageFor } from '../shared/api/api-error.ts'
import { renewSession } from '../shared/session/session-check.ts'
import { useSession } from '../shared/session/session.ts'
import { useRecentSignIn } from '../shared/forms/use-recent-sign-in.tsx'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form-error.tsx'

/**
 * A thief of a session that is days old must not find the panel open. Its owner stays signed in, here and on other devices,
 * where changes may wait to be sent.
 */
export function AdminSignInAgain({ onDone }: { onDone: () => void }) {
  const { user } = useSession()
  const signIn = useRecentSignIn()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)

  async function again(): Promise<void> {
    if (sending) return
    setSending(true)
    setFailure(undefined)
    try {
      const isDone = await signIn.withProof(async () => {
        await renewSession(user, true)
      })
      if (isDone) {
        onDone()
        return
      }
    } catch (error) {
      setFailure(messageFor(error, 'You could not be signed in. Check your connection and try again.'))
    }
    setSending(false)
  }

  return (
    <form
      noValidate
      className="mx-auto max-w-md py-16 text-center"
      onSubmit={(event) => {
        event.preventDefault()
        void again()
      }}
    >
      <h1 className="text-3xl">Sign in again</h1>
      <p className="mt-3 text-lg">Administrators sign in again every {ADMIN_SESSION_HOURS} hours.</p>
      <p className="mt-2 text-muted">You stay on this page, and signed in on your other devices.</p>
      <div className="mt-8 grid gap-5 text-left">
        {signIn.field}
        {failure !== undefined && <FormError>{failure}</FormError>}
      </div>
      <Button type="submit" className="mt-8" pending={sending}>
        Sign in again
      </Button>
    </form>
  )
}
