import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { ApiError } from '../api/api-error.ts'
import { useSession } from '../session/session.ts'
import { hasPassword, readRecentUntil, RECENT_FOR_MS, signInAgain, signInFailure } from '../session/sign-in-again.ts'

/** The proof that it is the owner of the account who asks, and not somebody who came by an open session. */
interface RecentSignIn {
  /** What a form has to ask for: nothing of who has just signed in. */
  readonly field: ReactNode
  /**
   * Does `job` with a token of a recent sign-in. To be called in the press itself: Google's window opens at once, because a
   * browser blocks one that comes later. `isFit` looks at the rest of the form meanwhile.
   * @returns whether it was done; if not, it is said at the field what is missing, or `isFit` has said it
   * @throws FirebaseError, and what `job` throws
   */
  readonly withProof: (job: (bearer: string) => Promise<void>, isFit?: () => Promise<boolean>) => Promise<boolean>
}

export function useRecentSignIn(): RecentSignIn {
  const { user } = useSession()
  // By performance.now(). As long as nobody knows, the server is asked: it refuses a sign-in of long ago.
  const recentUntil = useRef(Infinity)
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const byPassword = hasPassword(user)

  useEffect(() => {
    let isShown = true
    async function look(): Promise<void> {
      const until = await readRecentUntil(user)
      if (!isShown) return
      recentUntil.current = until
      setAsking(until <= performance.now())
    }
    // Without a network nothing can be sent either.
    look().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [user])

  async function prove(): Promise<string | undefined> {
    setFault(undefined)
    if (performance.now() < recentUntil.current) return user.getIdToken()
    setAsking(true)
    if (byPassword && password === '') {
      setFault('Enter the password of your account')
      return undefined
    }
    try {
      const bearer = await signInAgain(user, byPassword ? password : undefined)
      recentUntil.current = performance.now() + RECENT_FOR_MS
      setAsking(false)
      setPassword('')
      return bearer
    } catch (error) {
      const told = signInFailure(error)
      if (told === undefined) throw error
      setFault(told)
      return undefined
    }
  }

  const withProof: RecentSignIn['withProof'] = async (job, isFit = () => Promise.resolve(true)) => {
    const [bearer, fit] = await Promise.all([prove(), isFit()])
    if (bearer === undefined || !fit) return false
    try {
      await job(bearer)
      return true
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'forbidden')) throw error
      recentUntil.current = 0
      setAsking(true)
      setFault(error.userMessage)
      return false
    }
  }

  return { field: isAsking ? askFor() : undefined, withProof }

  function askFor(): ReactNode {
    if (!byPassword) {
      return <p className="text-sm text-muted">{fault ?? 'You sign in at Google once more before this is done.'}</p>
    }
    return (
      <Field
        label="Password of your account"
        hint="You signed in a while ago. This proves that it is you."
        error={fault}
      >
        {(control) => (
          <PasswordInput
            {...control}
            show="Show account password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
    )
  }
}
