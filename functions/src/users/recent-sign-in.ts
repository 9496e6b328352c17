import { RECENT_SIGN_IN_MS } from '@waymark/contract/users/account-calls'
import { AppError } from '../platform/app-error.ts'
import type { Caller } from './accounts-store.ts'

/**
 * A stolen session does not prove who holds it: what cannot be lived with if it was somebody else needs a sign-in of now.
 * @param message what the caller is told who signed in longer ago
 */
export function requireRecentSignIn({ signedInMs }: Caller, message: string): void {
  if (Date.now() - signedInMs <= RECENT_SIGN_IN_MS) return
  throw new AppError('forbidden', 'signed in too long ago for this', { message })
}
