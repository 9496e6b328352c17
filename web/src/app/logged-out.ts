import { notify } from '../ui/toast.tsx'

/** Time to read why, before the sign-in screen comes. */
const REDIRECT_DELAY_MS = 500

/** Tells that nobody is signed in any more, and then calls `redirect`. @returns how to stop that */
export function tellLoggedOut(redirect: () => void): () => void {
  notify.error('Unauthorized', 'You are logged out. Logging in again...')
  const timer = setTimeout(redirect, REDIRECT_DELAY_MS)
  return () => clearTimeout(timer)
}
