import { useEffect, useState, type ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { hasPassword, isSignInRecent, signInAgain, signInFailure } from '../../../shared/session/sign-in-again.ts'

/** The proof that it is the owner of the account who asks, and not somebody who came by an open session. */
interface RecentSignIn {
  /** What a form has to ask for: nothing of who has just signed in. */
  readonly field: ReactNode
  /**
   * @returns a token of a sign-in of now; undefined where there is none, which is said at the field
   * @throws FirebaseError
   */
  readonly prove: () => Promise<string | undefined>
}

export function useRecentSignIn(): RecentSignIn {
  const { user } = useSession()
  const [isRecent, setRecent] = useState(true)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const byPassword = hasPassword(user)

  useEffect(() => {
    isSignInRecent(user).then(setRecent, () => setRecent(false))
  }, [user])

  async function prove(): Promise<string | undefined> {
    setFault(undefined)
    if (await isSignInRecent(user)) return user.getIdToken()
    setRecent(false)
    if (byPassword && password === '') {
      setFault('Enter the password of your account')
      return undefined
    }
    try {
      return await signInAgain(user, byPassword ? password : undefined)
    } catch (error) {
      const told = signInFailure(error)
      if (told === undefined) throw error
      setFault(told)
      return undefined
    }
  }

  return { field: isRecent ? undefined : askFor(), prove }

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
