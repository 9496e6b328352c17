import { deleteAccount as deleteAccountCall, type AccountDeletion } from '@waymark/contract/users/account-calls'
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth'
import { LOCAL_STACK } from '../../../config/env.ts'
import { accountDeletedPath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { isSessionOver } from '../../../shared/api/api-error.ts'
import { signOut } from '../../../shared/session/sign-out.ts'

/** Whether the person signs in with a password of ours; all others sign in at Google. */
export const hasPassword = ({ providerData }: User): boolean =>
  providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)

async function signInAgainAtGoogle(user: User): Promise<void> {
  const own = user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID)
  if (LOCAL_STACK === undefined || own === undefined) {
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
    return
  }
  // The local stack has no Google: its Auth takes such an unsigned token.
  const token = JSON.stringify({ sub: own.uid, email: own.email, email_verified: true })
  await reauthenticateWithCredential(user, GoogleAuthProvider.credential(token))
}

/** @param password undefined for who signs in at Google */
async function signInAgain(user: User, password: string | undefined): Promise<string> {
  if (password === undefined) await signInAgainAtGoogle(user)
  else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  return user.getIdToken(true)
}

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
