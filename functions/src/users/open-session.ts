import { SESSION_MAX_AGE_MS } from '@waymark/contract/users/session'
import type { User } from '@waymark/contract/users/user'
import { AppError } from '../platform/app-error.ts'
import { withinQuota } from '../quotas/within-quota.ts'
import { sweepBin } from '../trips/trip-bin.ts'
import { callerOfIdToken, formerCallerOf, makeSessionCookie } from './accounts-store.ts'
import { syncUser } from './current-user.ts'
import { deviceName } from './device-name.ts'
import { noteSession } from './sessions-store.ts'

/** The requesting browser. */
export interface Device {
  readonly userAgent: string | undefined
  /** The cookie of its previous session. */
  readonly cookie: string | undefined
}

/**
 * Exchanges an ID token for a session cookie, after checking revocation. The quota is asked here, because only the token
 * says who calls.
 */
export async function openSession(idToken: string, device: Device): Promise<{ user: User; cookie: string }> {
  const caller = await callerOfIdToken(idToken)
  if (caller === undefined) throw new AppError('unauthenticated', 'the ID token is not valid')
  const { uid, signedInMs } = caller
  const former = device.cookie === undefined ? undefined : await formerCallerOf(device.cookie)
  const formerAuthTime = former?.uid === uid ? former.signedInMs / 1_000 : undefined
  const seen = { uid, authTime: signedInMs / 1_000, device: deviceName(device.userAgent), formerAuthTime }
  const call = { uid, signedInMs, kind: 'session', key: undefined, sent: undefined, files: undefined } as const
  return withinQuota(call, async () => {
    const [user, cookie] = await Promise.all([
      syncUser(uid),
      makeSessionCookie(idToken, SESSION_MAX_AGE_MS),
      sweepBin(uid),
    ])
    // After `syncUser`, which updates which sessions are valid.
    await noteSession(seen)
    return { user, cookie }
  })
}
