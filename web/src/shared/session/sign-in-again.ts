import { RECENT_SIGN_IN_MS } from '@waymark/contract/users/account-calls'
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth'
import { LOCAL_STACK } from '../../config/env.ts'
import { reportError } from '../api/report-error.ts'
import { renewSession } from './session-check.ts'
import { AUTH_FAILURES, authErrorCode } from './auth-failures.ts'

/** How long after a sign-in a call relies on it; the last minute is reserved for the call itself. */
export const RECENT_FOR_MS = RECENT_SIGN_IN_MS - 60_000

const MESSAGES: Readonly<Record<string, string>> = {
  ...AUTH_FAILURES,
  'auth/invalid-credential': 'The password is not right.',
  'auth/wrong-password': 'The password is not right.',
  'auth/popup-blocked': 'Your browser has blocked the Google window. Allow it for this site and try again.',
  'auth/user-mismatch': 'That is another Google account than the one you are signed in with.',
}

/** The message for a failed sign-in; undefined for other errors. */
export function signInFailure(error: unknown): string | undefined {
  const code = authErrorCode(error)
  return code === undefined ? undefined : MESSAGES[code]
}

/** Whether the user has a password; all others sign in with Google. */
export const hasPassword = ({ providerData }: User): boolean =>
  providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)

/**
 * Until when (`performance.now()`) the server accepts the last sign-in as recent. Both times are from the new token,
 * because this device's clock may be wrong. A token from 'Sign out everywhere else' does not count as a sign-in.
 */
export async function readRecentUntil(user: User): Promise<number> {
  const askedAt = performance.now()
  const { authTime, issuedAtTime, signInProvider } = await user.getIdTokenResult(true)
  if (signInProvider === 'custom') return 0
  return askedAt + RECENT_FOR_MS - (Date.parse(issuedAtTime) - Date.parse(authTime))
}

async function signInAgainAtGoogle(user: User): Promise<void> {
  const own = user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID)
  if (LOCAL_STACK === undefined || own === undefined) {
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
    return
  }
  // The local stack has no Google; its Auth emulator accepts this unsigned token.
  const token = JSON.stringify({ sub: own.uid, email: own.email, email_verified: true })
  await reauthenticateWithCredential(user, GoogleAuthProvider.credential(token))
}

/**
 * @param password undefined for users who sign in with Google
 * @returns an ID token of the fresh sign-in
 */
export async function signInAgain(user: User, password: string | undefined): Promise<string> {
  if (password === undefined) await signInAgainAtGoogle(user)
  else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  const bearer = await user.getIdToken(true)
  // Sessions are identified by their auth time: without renewal, ending the old session would leave this device signed
  // in.
  await renewSession(user, false).catch((error: unknown) => reportError(error, 'renewing a session'))
  return bearer
}
