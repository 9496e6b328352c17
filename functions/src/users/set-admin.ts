import { findAccountByEmail, revokeSessions } from './accounts-store.ts'
import { currentUser, syncUser } from './current-user.ts'
import { dropSecondFactor, readSecondFactor, requireNewSecondFactor } from './second-factor-store.ts'
import { setAdminClaim } from './settle-claims.ts'
import { noteOperatorAct } from './users-store.ts'

/**
 * What an administrator needs besides signing in: an authenticator app, a new one (the phone was lost), or nothing.
 */
export const SECOND_FACTORS = ['required', 'reset', 'none'] as const

interface Grant {
  /** Also accepts an account with an unverified e-mail address, which anybody can have created. */
  readonly unverified: boolean
  readonly secondFactor: (typeof SECOND_FACTORS)[number]
}

/** @returns whether something has changed; it counts once the claims are settled */
async function changeSecondFactor(uid: string, wanted: Grant['secondFactor']): Promise<boolean> {
  const isRequired = (await readSecondFactor(uid)) !== undefined
  if (wanted === 'none') {
    if (isRequired) await dropSecondFactor(uid)
    return isRequired
  }
  if (isRequired && wanted === 'required') return false
  await requireNewSecondFactor(uid)
  return true
}

/**
 * Grants or revokes administrator rights: the claim and its mirror in the document. Revoking ends all sessions, because
 * existing tokens contain the claim, and so does another second factor, because existing tokens lack it.
 */
export async function setAdmin(
  email: string,
  isAdmin: boolean,
  { unverified, secondFactor }: Grant,
): Promise<'changed' | 'unchanged' | 'no-account' | 'unverified'> {
  const account = await findAccountByEmail(email)
  if (account === undefined) return 'no-account'
  if (isAdmin && !account.emailVerified && !unverified) return 'unverified'
  const { uid } = account
  const user = await currentUser(uid)
  const isSame = account.isAdmin === isAdmin && user.isAdmin === isAdmin
  // Before the claim, so that nobody is an administrator without it for a moment.
  const hasNewFactor = await changeSecondFactor(uid, isAdmin ? secondFactor : 'none')
  if (isSame && !hasNewFactor) return 'unchanged'
  await setAdminClaim(uid, isAdmin)
  // Before the mirror, so that a failure here is not mistaken for success.
  if (!isAdmin || hasNewFactor) await revokeSessions(uid)
  if (!isSame) {
    const act = isAdmin ? 'make-administrator' : 'end-administrator'
    await noteOperatorAct(uid, act, { before: { isAdmin: !isAdmin }, after: { isAdmin } })
  }
  if (hasNewFactor && isAdmin) {
    const isRequired = secondFactor !== 'none'
    const act = isRequired ? 'require-second-factor' : 'end-second-factor'
    const change = { before: { needsNewSecondFactor: !isRequired }, after: { needsNewSecondFactor: isRequired } }
    await noteOperatorAct(uid, act, change)
  }
  await syncUser(uid)
  return 'changed'
}
