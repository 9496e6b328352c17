import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { ApiError } from '../api/api-error.ts'
import { useSession } from '../session/session.ts'
import { hasPassword, readRecentUntil, RECENT_FOR_MS, signInAgain, signInFailure } from '../session/sign-in-again.ts'

/** Proof that the account's owner is present, not somebody with a stolen session. */
interface RecentSignIn {
  /** The form's password field; nothing for somebody who has just signed in. */
  readonly field: ReactNode
  /**
   * Runs `job` with the token of a recent sign-in. Call it in the click handler itself: Google's popup opens
   * immediately, because browsers block later ones. `isFit` validates the rest of the form meanwhile.
   * @returns whether it was done; if not, the field or `isFit` has shown the reason
   * @throws FirebaseError, and what `job` throws
   */
  readonly withProof: (job: (bearer: string) => Promise<void>, isFit?: () => Promise<boolean>) => Promise<boolean>
}

export function useRecentSignIn(): RecentSignIn {
  const { user } = useSession()
  // By performance.now(). Until it is known, the server decides: it refuses an old sign-in.
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
    // Without a network nothing can be submitted anyway.
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
