import { SESSION_MAX_AGE_MS } from '@waymark/contract/users/session'
import type { User } from '@waymark/contract/users/user'
import { AppError } from '../platform/app-error.ts'
import { sweepBin } from '../trips/trip-bin.ts'
import { callerOfIdToken, makeSessionCookie } from './accounts-store.ts'
import { syncUser } from './current-user.ts'

/** Exchanges an ID token for a session cookie. The token is checked against revocation first. */
export async function openSession(idToken: string): Promise<{ user: User; cookie: string }> {
  const caller = await callerOfIdToken(idToken)
  if (caller === undefined) throw new AppError('unauthenticated', 'the ID token is not valid')
  const [user, cookie] = await Promise.all([
    syncUser(caller.uid),
    makeSessionCookie(idToken, SESSION_MAX_AGE_MS),
    sweepBin(caller.uid),
  ])
  return { user, cookie }
}
