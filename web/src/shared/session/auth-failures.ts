/** Messages by Firebase error code, shared by sign-in and reauthentication. */
export const AUTH_FAILURES = {
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': 'You are offline, or the sign-in service cannot be reached. Please try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you had signed in.',
} as const

/** Firebase's error code, such as 'auth/weak-password'; undefined for other errors. */
export const authErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
