import { findAccountByEmail, revokeSessions } from './accounts-store.ts'
import { currentUser, syncUser } from './current-user.ts'
import { setAdminClaim } from './settle-claims.ts'
import { noteAdminChange } from './users-store.ts'

interface Trust {
  /** Also accepts an account with an unverified e-mail address, which anybody can have created. */
  readonly unverified: boolean
}

/**
 * Grants or revokes administrator rights: the claim and its mirror in the document. Revoking ends all sessions, because
 * existing tokens contain the claim.
 */
export async function setAdmin(
  email: string,
  isAdmin: boolean,
  { unverified }: Trust,
): Promise<'changed' | 'unchanged' | 'no-account' | 'unverified'> {
  const account = await findAccountByEmail(email)
  if (account === undefined) return 'no-account'
  if (isAdmin && !account.emailVerified && !unverified) return 'unverified'
  const user = await currentUser(account.uid)
  if (account.isAdmin === isAdmin && user.isAdmin === isAdmin) return 'unchanged'
  await setAdminClaim(account.uid, isAdmin)
  // Before the mirror, so that a failure here is not mistaken for success.
  if (!isAdmin) await revokeSessions(account.uid)
  await noteAdminChange(account.uid, isAdmin)
  await syncUser(account.uid)
  return 'changed'
}
