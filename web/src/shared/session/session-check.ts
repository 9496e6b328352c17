import { createSession } from '@waymark/contract/users/session-calls'
import { getCurrentUser } from '@waymark/contract/users/user-calls'
import { type User as Profile } from '@waymark/contract/users/user'
import type { User } from 'firebase/auth'
import { callApi } from '../api/api-client.ts'
import { isSessionOver } from '../api/api-error.ts'

/** Exchanges a fresh ID token for the session cookie. */
export async function renewSession(user: User, forceRefresh: boolean): Promise<Profile> {
  const idToken = await user.getIdToken(forceRefresh)
  return callApi(createSession, { body: { idToken } }, { expectUnauthorized: true })
}

/** Firebase rejects the account (disabled, deleted or revoked), as opposed to a network error. */
const isAccountRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found', 'auth/invalid-user-token'].includes(
    String(error.code),
  )

/** Whether the session has ended according to server or Firebase; a network error is not conclusive. */
export const isRefused = (error: unknown): boolean => isSessionOver(error) || isAccountRefused(error)

export type SessionCheck = { readonly profile: Profile } | { readonly refused: true } | { readonly unknown: true }

/** Checks whether the server knows the session, and renews the cookie once if it does not. */
export async function checkSession(user: User): Promise<SessionCheck> {
  try {
    return { profile: await callApi(getCurrentUser, {}, { expectUnauthorized: true }) }
  } catch (error) {
    if (!isSessionOver(error)) return { unknown: true }
  }
  try {
    return { profile: await renewSession(user, true) }
  } catch (error) {
    return isRefused(error) ? { refused: true } : { unknown: true }
  }
}
