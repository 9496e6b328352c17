// api: POST /api/session after signing in with Firebase Auth
import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth'
import { messageFor } from '../../../shared/api/api-error.ts'
import { auth } from '../../../shared/live/firebase.ts'
import { rememberProfile } from '../../../shared/session/known-profile.ts'
import { isRefused, renewSession } from '../../../shared/session/session-check.ts'
import { setSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import { authErrorCode } from '../../../shared/session/auth-failures.ts'
import { authErrorMessage } from '../model/auth-error-message.ts'
import type { Credentials } from '../../../shared/session/credentials.ts'

/** Creates the server's session, and stores the hint that starts the signed-in app. */
export async function openSession(user: User, forceRefresh = false): Promise<void> {
  rememberProfile(await renewSession(user, forceRefresh))
  setSignedInHint()
}

export async function signIn({ email, password }: Credentials): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  await openSession(user)
}

export async function createAccount({ email, password }: Credentials): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await openSession(user)
}

/** Sends the e-mail if there is such an account, without revealing whether there is. */
export async function sendResetMail(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email)
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error
  }
}

/**
 * Renews the session of a user known on this device. If it was ended, as for a lost phone, all data is cleared and the
 * page reloads.
 */
export async function resumeSession(): Promise<'resumed' | 'nobody' | 'leaving'> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (user === null) return 'nobody'
  try {
    await openSession(user, true)
    return 'resumed'
  } catch (error) {
    if (!isRefused(error)) return 'nobody'
  }
  const { signOut } = await import('../../../shared/session/sign-out.ts')
  await signOut(location.pathname + location.search)
  return 'leaving'
}

/** The message for a failed sign-in. */
export const signInMessage = (error: unknown): string =>
  authErrorMessage(error) ?? messageFor(error, 'Signing in did not work. Please try again.')
