// api: POST /api/session after signing in with Google
import { REDIRECTED_KEY } from '../../../config/storage-keys.ts'
import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth'
import { auth } from '../../../shared/live/firebase.ts'
import { authErrorCode } from '../../../shared/session/auth-failures.ts'
import { openSession } from './sign-in.ts'

/** Marks that the browser was redirected to Google: only then is the result requested, which loads Google's frame. */

const provider = new GoogleAuthProvider()

/** Opens Google's popup; if the browser blocks it, redirects and never returns. */
export async function signInWithGoogle(): Promise<void> {
  try {
    const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver)
    await openSession(user)
  } catch (error) {
    if (authErrorCode(error) !== 'auth/popup-blocked') throw error
    sessionStorage.setItem(REDIRECTED_KEY, '1')
    await signInWithRedirect(auth, provider, browserPopupRedirectResolver)
  }
}

/**
 * Completes a sign-in by redirect.
 * @returns whether there was one
 */
export async function finishRedirect(): Promise<boolean> {
  if (sessionStorage.getItem(REDIRECTED_KEY) === null) return false
  sessionStorage.removeItem(REDIRECTED_KEY)
  const result = await getRedirectResult(auth, browserPopupRedirectResolver)
  if (result === null) return false
  await openSession(result.user)
  return true
}

/** Signs in as a made-up Google account; only the Auth emulator accepts such an unsigned token. */
export async function signInAsLocalGoogleAccount({ email, name }: { email: string; name: string }): Promise<void> {
  const token = JSON.stringify({ sub: `local-${email}`, email, email_verified: true, name })
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token))
  await openSession(user)
}
