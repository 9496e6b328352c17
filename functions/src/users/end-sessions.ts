import { SESSION_NOT_ENDED, SIGN_IN_AGAIN_FOR_SESSIONS } from '@waymark/contract/users/session-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { type Caller, makeCustomToken, revokeSessions } from './accounts-store.ts'
import { requireRecentSignIn } from './guards.ts'
import { forgetSession, noteEnd } from './sessions-store.ts'
import { settleClaimsOrEndAll } from './settle-claims.ts'

const NO_OTHERS_ENDED =
  'Signing out everywhere else does not work right now, and nothing was ended. Devices can be signed out one by one.'

/** Ends one session. If it fails, the session stays listed and can be ended again. */
export const endSession = ({ uid }: Caller, id: string): Promise<void> =>
  failingWith(SESSION_NOT_ENDED, async () => {
    if (!(await noteEnd(uid, id))) throw new AppError('not-found', 'no such session')
    await settleClaimsOrEndAll(uid)
    await forgetSession(uid, id)
  })

/**
 * Ends all other sessions. Creates the new token first: if that fails, no session is ended, because the caller would be
 * signed out and lose unsent changes. Records of ended sessions are removed when the caller's new session is recorded,
 * which keeps this device's push subscription.
 * @returns a token with which the caller, who has just signed in, signs in again
 */
export const endOtherSessions = (caller: Caller): Promise<string> =>
  failingWith(SESSION_NOT_ENDED, async () => {
    requireRecentSignIn(caller, SIGN_IN_AGAIN_FOR_SESSIONS)
    const customToken = await makeCustomToken(caller.uid).catch((error: unknown) => {
      log('WARNING', 'No custom token could be made: may the function sign as itself?', errorDetail(error))
      throw new AppError('unavailable', 'no custom token could be made', { message: NO_OTHERS_ENDED, cause: error })
    })
    await revokeSessions(caller.uid)
    return customToken
  })
