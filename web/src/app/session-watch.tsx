import { useEffect } from 'react'
import { loginPath } from '../config/paths.ts'
import { UNSENT_EDITS_KEY } from '../config/storage-keys.ts'
import { rememberProfile } from '../shared/session/known-profile.ts'
import { signOut } from '../shared/session/sign-out.ts'
import { whenOnline } from '../shared/pwa/online.ts'
import { checkSession } from '../shared/session/session-check.ts'
import { useSession, type Session } from '../shared/session/session.ts'
import { onUnauthorized } from '../shared/session/session-events.ts'
import { reportError } from '../shared/api/report-error.ts'
import { hasEarlierUnsent } from '../shared/live/unsent-changes.ts'
import { readLocal } from '../shared/pwa/local-storage.ts'
import { showLoggedOut } from './logged-out.ts'

/** Checked once per page load. */
let checked = false

async function joinSession(user: Session['user']): Promise<void> {
  const result = await checkSession(user)
  if ('profile' in result) rememberProfile(result.profile)
  if ('refused' in result) await signOut()
}

/**
 * Reports the results of writes whose page was closed before the server answered. If this code is missing, the next
 * page load reports them.
 */
async function reportEarlierRefusals(uid: string): Promise<void> {
  try {
    const { reportRefusedEdits } = await import('../shared/messages/refused-later.ts')
    await reportRefusedEdits(uid)
  } catch (error) {
    reportError(error, 'loading what asks for earlier changes')
  }
}

/** Keeps the session on this device in step with the server's. Renders nothing. */
export function SessionWatch() {
  const { user } = useSession()

  useEffect(() => {
    if (checked) return
    checked = true
    whenOnline(() => {
      void joinSession(user)
    })
  }, [user])

  useEffect(() => {
    // Unsent writes of an earlier page are in Firestore's cache, and are sent only once Firestore is loaded.
    if (hasEarlierUnsent()) void import('../shared/live/firestore.ts')
    if (readLocal(UNSENT_EDITS_KEY) !== null) whenOnline(() => void reportEarlierRefusals(user.uid))
  }, [user.uid])

  useEffect(() => {
    let stay: (() => void) | undefined
    const stop = onUnauthorized(() => {
      stay ??= showLoggedOut(() => location.assign(loginPath(location.pathname + location.search)))
    })
    return () => {
      stop()
      stay?.()
    }
  }, [])

  return null
}
