/** What is said of a failed sign-in, and of one that proves who is there, alike: by Firebase's codes. */
export const AUTH_FAILURES = {
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed': 'You are offline, or the sign-in service cannot be reached. Please try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you had signed in.',
} as const

/** Firebase's code of an error, such as 'auth/weak-password'; undefined for other errors. */
export const authErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
