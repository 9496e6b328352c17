import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loginPath } from '../config/paths.ts'
import { LoadingScreen } from '../ui/spinner.tsx'

/** Stands on a signed-in address while nobody is signed in: sends the browser to sign in and back here. */
export function SignInRedirect() {
  const { pathname, search } = useLocation()
  useEffect(() => location.replace(loginPath(pathname + search)), [pathname, search])
  return <LoadingScreen label="Taking you to the sign-in screen" />
}
