import { useEffect } from 'react'
import { loginPath, paths } from '../config/paths.ts'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { useOnline } from '../shared/pwa/online.ts'
import { Compass } from '../ui/compass.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import { showLoggedOut } from './logged-out.ts'

/** Rendered at a signed-in address while nobody is signed in: redirects to sign-in and back. */
export function SignInRedirect() {
  const { pathname, search } = useNavigation().address
  const online = useOnline()
  useEffect(() => {
    if (!online) return undefined
    const leave = () => location.replace(loginPath(pathname + search))
    // Only administrators open this address, so the user was signed in before and is told that the session has ended.
    if (pathname === paths.charterTrips) return showLoggedOut(leave)
    leave()
    return undefined
  }, [online, pathname, search])
  if (online) return <LoadingScreen label="Taking you to the sign-in screen" />
  return (
    <EmptyState
      title="You are offline"
      description="Signing in needs a network. It goes on as soon as there is one."
      illustration={<Compass className="mx-auto w-28" />}
    />
  )
}
