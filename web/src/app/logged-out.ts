import { onceToastsShow } from '../ui/toast-queue.ts'
import { notify } from '../ui/toast.tsx'

/** Time in ms to read the message before the sign-in screen opens. */
const REDIRECT_DELAY_MS = 500
/** After which it opens without the message, whose code may be out of reach. */
const LONGEST_WAIT_MS = 10_000

/** Tells the user that the session has ended, then calls `redirect`. @returns a function that cancels the redirect */
export function showLoggedOut(redirect: () => void): () => void {
  let isCancelled = false
  let timer = setTimeout(redirect, LONGEST_WAIT_MS)
  notify.error('Unauthorized', 'You are logged out. Logging in again...')
  onceToastsShow(() => {
    clearTimeout(timer)
    if (!isCancelled) timer = setTimeout(redirect, REDIRECT_DELAY_MS)
  })
  return () => {
    isCancelled = true
    clearTimeout(timer)
  }
}
