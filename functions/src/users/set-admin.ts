import { findAccountByEmail, revokeSessions } from './accounts-store.ts'
import { currentUser, syncUser } from './current-user.ts'
import { setAdminClaim } from './settle-claims.ts'
import { noteAdminChange } from './users-store.ts'

interface Trust {
  /** Also an account whose mail address nobody has proved to own: anybody can have made it, with a password of theirs. */
  readonly unverified: boolean
}

/**
 * Makes an account an administrator or ends that: the claim and its mirror in the document. Whoever loses the right is
 * signed out everywhere, because the claim lives on in tokens that were given before.
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
  // Before the mirror: as long as that is not written, a call that failed here is not taken for done.
  if (!isAdmin) await revokeSessions(account.uid)
  await noteAdminChange(account.uid, isAdmin)
  await syncUser(account.uid)
  return 'changed'
}
