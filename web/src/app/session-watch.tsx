import { useEffect } from 'react'
import { loginPath } from '../config/paths.ts'
import { rememberProfile } from '../platform/known-profile.ts'
import { leave } from '../platform/leave.ts'
import { whenOnline } from '../platform/online.ts'
import { checkSession } from '../platform/session-check.ts'
import { useSession, type Session } from '../platform/session.ts'
import { onUnauthorized } from '../platform/unauthorized.ts'
import { hasEarlierUnsent } from '../platform/unsent-changes.ts'
import { notify } from '../ui/notice.tsx'

const REDIRECT_DELAY_MS = 500

/** Once per page load: the answer holds until the next one. */
let checked = false

async function joinSession(user: Session['user']): Promise<void> {
  const result = await checkSession(user)
  if ('profile' in result) rememberProfile(result.profile)
  if ('refused' in result) await leave()
}

/** Joins the session on this device with the one on the server. Shows nothing. */
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
    // Writes of an earlier load lie in Firestore's cache; they are sent only once it is loaded.
    if (hasEarlierUnsent()) void import('../platform/firestore.ts')
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onUnauthorized(() => {
      if (timer !== undefined) return
      notify.error('Unauthorized', 'You are logged out. Logging in again...')
      timer = setTimeout(() => location.assign(loginPath(location.pathname + location.search)), REDIRECT_DELAY_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])

  return null
}
