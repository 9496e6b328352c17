import { onIdTokenChanged, type User } from 'firebase/auth'
import { createContext, useContext } from 'react'
import { Observable } from 'rxjs'
import { auth } from '../live/firebase.ts'
import { useObserved } from '../live/use-observed.ts'

/** The signed-in user according to Firebase Auth on this device. Works offline. */
export interface Session {
  readonly uid: string
  readonly email: string | null
  readonly isAdmin: boolean
  readonly user: User
}

export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly session: Session }

/** The admin claim of the cached token. Offline with an expired token it is unknown, and false is assumed. */
async function isAdmin(user: User): Promise<boolean> {
  try {
    const { claims } = await user.getIdTokenResult()
    return claims['admin'] === true
  } catch {
    return false
  }
}

const readSession = async (user: User): Promise<Session> => ({
  uid: user.uid,
  email: user.email,
  isAdmin: await isAdmin(user),
  user,
})

const authStates = new Observable<AuthState>((subscriber) =>
  onIdTokenChanged(auth, (user) => {
    if (user === null) {
      subscriber.next({ status: 'signed-out' })
      return
    }
    void readSession(user).then(
      (session) => auth.currentUser?.uid === session.uid && subscriber.next({ status: 'signed-in', session }),
    )
  }),
)

/** The current user, updated by every sign-in, sign-out and token refresh in any tab. */
export function useAuthState(): AuthState {
  return useObserved('waymark:auth-state', authStates) ?? { status: 'loading' }
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** The signed-in user. Only for screens within the signed-in frame. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession needs the signed-in frame around it.')
  return session
}
