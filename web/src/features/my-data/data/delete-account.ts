import { deleteAccount as deleteAccountCall, type AccountDeletion } from '@waymark/contract/users/account-calls'
import type { User } from 'firebase/auth'
import { accountDeletedPath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { isSessionOver } from '../../../shared/api/api-error.ts'
import { signInAgain } from '../../../shared/session/sign-in-again.ts'
import { signOut } from '../../../shared/session/sign-out.ts'

/** An answer that was lost on its way may have been a good one: then nobody knows the account any more. */
const isGone = (error: unknown): boolean =>
  isSessionOver(error) || (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')

// api: everything of the account, and the account; the token proves that it is its owner who asks, now
/**
 * Deletes the account, drops what this device keeps of it and goes to where it is said what went.
 * @throws ApiError, FirebaseError
 */
export async function deleteAccount(user: User, password: string | undefined): Promise<void> {
  let deletion: AccountDeletion | undefined
  try {
    const bearer = await signInAgain(user, password)
    deletion = await callApi(deleteAccountCall, {}, { bearer, expectUnauthorized: true })
  } catch (error) {
    if (!isGone(error)) throw error
  }
  await signOut(accountDeletedPath(deletion))
}
