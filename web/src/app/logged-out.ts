import { notify } from '../ui/toast.tsx'

/** Time in ms to read the message before the sign-in screen opens. */
const REDIRECT_DELAY_MS = 500

/** Tells the user that the session has ended, then calls `redirect`. @returns a function that cancels the redirect */
export function showLoggedOut(redirect: () => void): () => void {
  notify.error('Unauthorized', 'You are logged out. Logging in again...')
  const timer = setTimeout(redirect, REDIRECT_DELAY_MS)
  return () => clearTimeout(timer)
}
