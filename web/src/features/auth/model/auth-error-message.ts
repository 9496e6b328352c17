import { AUTH_FAILURES, authErrorCode } from '../../../shared/session/auth-failures.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  ...AUTH_FAILURES,
  'auth/invalid-credential': 'The e-mail address or the password is not right.',
  'auth/wrong-password': 'The e-mail address or the password is not right.',
  'auth/user-not-found': 'The e-mail address or the password is not right.',
  'auth/invalid-email': 'That is not a valid e-mail address.',
  'auth/email-already-in-use': 'There is already an account with this e-mail address. Sign in instead.',
  'auth/weak-password': 'Please choose a longer password, of at least 8 characters.',
  'auth/password-does-not-meet-requirements': 'Please choose a stronger password.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/cancelled-popup-request': 'Another Google window is open already.',
  'auth/account-exists-with-different-credential':
    'You have signed up with another method before. Please sign in with your e-mail address and password.',
}

/** The message for a Firebase Auth error; undefined for other errors. */
export function authErrorMessage(error: unknown): string | undefined {
  const code = authErrorCode(error)
  return code === undefined ? undefined : MESSAGES[code]
}
