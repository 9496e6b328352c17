import { endOtherSessions, endSession, listSessions, type SignedInDevice } from '@waymark/contract/users/session-calls'
import { signInWithCustomToken } from 'firebase/auth'
import { callApi } from '../../../shared/api/api-client.ts'
import { auth } from '../../../shared/live/firebase.ts'
import { renewSession } from '../../../shared/session/session-check.ts'

// api: Firebase Auth has no list of sessions
export const readSessions = (signal: AbortSignal): Promise<SignedInDevice[]> => callApi(listSessions, {}, { signal })

// api: its tokens are refused from now on
export async function signOutThere(id: string): Promise<void> {
  await callApi(endSession, { params: { id } })
}

// api: ends all other sessions, including unlisted ones
/** @param bearer token of a recent sign-in */
export async function signOutEverywhereElse(bearer: string): Promise<void> {
  const { customToken } = await callApi(endOtherSessions, {}, { bearer })
  // This session has ended, too.
  const { user } = await signInWithCustomToken(auth, customToken)
  await renewSession(user, false)
}
