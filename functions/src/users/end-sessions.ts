import { SIGN_IN_AGAIN_FOR_SESSIONS } from '@waymark/contract/users/session-calls'
import { AppError, failingWith } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { type Caller, makeCustomToken, revokeSessions } from './accounts-store.ts'
import { requireRecentSignIn } from './guards.ts'
import { forgetSession, noteEnd } from './sessions-store.ts'
import { settleClaims } from './settle-claims.ts'

const NOT_ENDED = 'Signing out there failed. Please try again.'
const NO_OTHERS_ENDED =
  'Signing out everywhere else does not work right now, and nothing was ended. Devices can be signed out one by one.'

/** Ends one session. What fails on the way leaves it listed, so that it can be ended once more. */
export const endSession = ({ uid }: Caller, id: string): Promise<void> =>
  failingWith(NOT_ENDED, async () => {
    if (!(await noteEnd(uid, id))) throw new AppError('not-found', 'no such session')
    await refuseEnded(uid)
    await forgetSession(uid, id)
  })

/** A claim holds so many; who ends more is signed out everywhere, and so are those. */
async function refuseEnded(uid: string): Promise<void> {
  if (!(await settleClaims(uid))) await revokeSessions(uid)
}

/**
 * Ends all sessions; none where no token can be made, which would leave the caller signed out as well, without the changes
 * that this device has not sent. What was noted of the ended sessions goes when the caller's next one is noted, which keeps
 * what is this device's own: how it is told of things.
 * @returns a token by which the caller, who has just signed in, does so again
 */
export const endOtherSessions = (caller: Caller): Promise<string> =>
  failingWith(NOT_ENDED, async () => {
    requireRecentSignIn(caller, SIGN_IN_AGAIN_FOR_SESSIONS)
    const customToken = await makeCustomToken(caller.uid).catch((error: unknown) => {
      log('WARNING', 'No custom token could be made: may the function sign as itself?', errorDetail(error))
      throw new AppError('unavailable', 'no custom token could be made', { message: NO_OTHERS_ENDED, cause: error })
    })
    await revokeSessions(caller.uid)
    return customToken
  })
