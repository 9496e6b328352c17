import { deleteAccount as deleteAccountCall, type AccountDeletion } from '@waymark/contract/users/account-calls'
import type { User } from 'firebase/auth'
import { accountDeletedPath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { isSessionOver } from '../../../shared/api/api-error.ts'
import { signInAgain } from '../../../shared/session/sign-in-again.ts'
import { signOut } from '../../../shared/session/sign-out.ts'

/** If the response was lost, the deletion may have succeeded: the account is then unknown. */
const isGone = (error: unknown): boolean =>
  isSessionOver(error) || (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')

// api: all data of the account; the token proves a recent sign-in
/**
 * Deletes the account, clears this device, and navigates to the summary of what was deleted.
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
