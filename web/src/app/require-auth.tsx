import { useEffect, useRef, type ReactNode } from 'react'
import { useAuthState, SessionContext } from '../shared/session/session.ts'
import { clearSignedInHint } from '../shared/session/signed-in-hint.ts'
import { isSigningOut, signOut } from '../shared/session/sign-out.ts'
import { LoadingScreen } from '../ui/spinner.tsx'

/**
 * Renders `children` once the signed-in user is known, and watches for changes: any other account, or none, signs out
 * completely. If nobody was signed in to begin with, the stored hint was stale and the page reloads as a visitor's.
 */
export function RequireAuth({ children }: { children: ReactNode }) {
  const state = useAuthState()
  const first = useRef<string>(undefined)
  const uid = state.status === 'signed-in' ? state.session.uid : undefined

  useEffect(() => {
    if (state.status === 'loading' || isSigningOut()) return
    if (first.current === undefined && uid === undefined) {
      clearSignedInHint()
      location.reload()
      return
    }
    first.current ??= uid
    if (uid !== first.current) void signOut()
  }, [state.status, uid])

  if (state.status !== 'signed-in') return <LoadingScreen label="Signing you in" />
  return <SessionContext value={state.session}>{children}</SessionContext>
}
