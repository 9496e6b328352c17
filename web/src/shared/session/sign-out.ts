import { signOut as signOutOfFirebase } from 'firebase/auth'
import { logoutPath } from '../../config/paths.ts'
import { emitSignOut } from './session-events.ts'
import { auth } from '../live/firebase.ts'
import { clearCaches, clearStorage } from './previous-session.ts'
import { reportError } from '../api/report-error.ts'
import { releasePage } from '../navigation/unsaved-input.ts'
import { countUnsentChanges } from '../live/unsent-changes.ts'

/** How long to wait for pending writes before they count as unsent. */
const SETTLE_MS = 500

let signingOut = false

/** Whether signing out has started. */
export const isSigningOut = (): boolean => signingOut

/** Runs one step; a failure is reported and does not prevent the next steps. */
async function step(name: string, action: () => Promise<void> | void): Promise<void> {
  try {
    await action()
  } catch (error) {
    reportError(error, `signingOut: ${name}`)
  }
}

/** Whether signing out would lose changes. Waits briefly for pending writes. */
export async function hasUnsentChanges(): Promise<boolean> {
  if (countUnsentChanges() > 0) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  return countUnsentChanges() > 0
}

/**
 * The only way to sign out, also for changing accounts: signs out of Firebase, clears all personal data on this device
 * including unsent changes, and ends the server's session. The final navigation also clears reactfire's memory.
 * @param next where to go afterwards
 */
export async function signOut(next?: string): Promise<void> {
  if (signingOut) return
  signingOut = true
  await step('telling that the session ends', emitSignOut)
  await step('signing out', () => signOutOfFirebase(auth))
  await step('clearing Firestore', async () => (await import('../live/firestore.ts')).dropCache())
  await step('ending push', async () => (await import('../pwa/end-push.ts')).endPush())
  await step('clearing the caches', clearCaches)
  await step('clearing the storage', clearStorage)
  releasePage()
  location.replace(logoutPath(next))
}
