import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
  type User,
} from 'firebase/auth'
import { LOCAL_STACK } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { reportError } from '../../../shared/api/report-error.ts'
import { AUTH_FAILURES, authErrorCode } from '../../../shared/session/auth-failures.ts'
import { renewSession } from '../../../shared/session/session-check.ts'
import { hasPassword, signInAgain } from '../../../shared/session/sign-in-again.ts'

/** The account's sign-in methods. */
export interface SignInMethods {
  readonly email: string | null
  readonly hasPassword: boolean
  readonly hasGoogle: boolean
}

/** A snapshot, because Firebase mutates its user object. */
export const methodsOf = (user: User): SignInMethods => ({
  email: user.email,
  hasPassword: hasPassword(user),
  hasGoogle: user.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID),
})

/** Sends a link to the new address, which changes the account when opened. */
export const sendChangeLink = (user: User, email: string): Promise<void> =>
  verifyBeforeUpdateEmail(user, email, { url: window.location.origin + paths.profile })

/**
 * Changes the password, or sets the first one of a Google account, and ends all other sessions. `linkWithCredential`
 * would also work for the first one, but the Auth emulator refuses it even for the account's own address.
 * @returns whether this device is signed in with it; the password is changed either way
 */
export async function setPassword(user: User, password: string): Promise<boolean> {
  await updatePassword(user, password)
  try {
    await signInAgain(user, password)
    return true
  } catch (error) {
    reportError(error, 'signing in with a new password')
    return false
  }
}

/** Otherwise the user would be notified with the next session. */
async function noteOnServer(user: User): Promise<void> {
  await renewSession(user, true).catch((error: unknown) => reportError(error, 'renewing a session'))
}

/**
 * Call it in a click handler, because it opens Google's popup. The local stack links a made-up account of that address.
 */
export async function linkGoogle(user: User): Promise<void> {
  if (LOCAL_STACK === undefined) await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
  else {
    const token = JSON.stringify({ sub: `local-${user.email}`, email: user.email, email_verified: true })
    await linkWithCredential(user, GoogleAuthProvider.credential(token))
  }
  await noteOnServer(user)
}

export async function unlinkGoogle(user: User): Promise<void> {
  await unlink(user, GoogleAuthProvider.PROVIDER_ID)
  await noteOnServer(user)
}

const MESSAGES: Readonly<Record<string, string>> = {
  ...AUTH_FAILURES,
  'auth/credential-already-in-use': 'This Google account belongs to another account here.',
  'auth/email-already-in-use': 'There is another account with this e-mail address.',
  'auth/invalid-new-email': 'That is not a valid e-mail address.',
  'auth/popup-blocked': 'Your browser has blocked the Google window. Allow it for this site and try again.',
  'auth/weak-password': 'Please choose a longer password, of at least 8 characters.',
  'auth/password-does-not-meet-requirements': 'Please choose a stronger password.',
}

/** The message for a failed change; undefined if there is none. */
export const changeFailure = (error: unknown): string | undefined => MESSAGES[authErrorCode(error) ?? '']
