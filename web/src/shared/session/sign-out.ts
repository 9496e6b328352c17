import { signOut as signOutOfFirebase } from 'firebase/auth'
import { logoutPath } from '../../config/paths.ts'
import { emitSignOut } from './session-events.ts'
import { auth } from '../live/firebase.ts'
import { clearCaches, clearStorage } from './previous-session.ts'
import { reportError } from '../api/report-error.ts'
import { releasePage } from '../navigation/unsaved-input.ts'
import { countUnsentChanges } from '../live/unsent-changes.ts'

/** How long to wait for writes that are just being answered before they count as unsent. */
const SETTLE_MS = 500

let signingOut = false

/** Whether the way out has been taken; what changes from now on is its doing. */
export const isSigningOut = (): boolean => signingOut

/** One step of the way out: a step that fails is reported and does not keep the rest from happening. */
async function step(name: string, action: () => Promise<void> | void): Promise<void> {
  try {
    await action()
  } catch (error) {
    reportError(error, `signingOut: ${name}`)
  }
}

/** Whether changes would be lost by signingOut now. Waits a moment for those that are on their way. */
export async function hasUnsentChanges(): Promise<boolean> {
  if (countUnsentChanges() > 0) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  return countUnsentChanges() > 0
}

/**
 * The one way out for every change of account: signs out, drops all that this device keeps of the person, including
 * unsent changes, and lets the server end the session. The navigation also empties what reactfire holds in memory.
 * @param next where to go then
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
