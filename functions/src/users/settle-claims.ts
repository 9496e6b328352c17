import { MOST_ENDED, revokeSessions, writeClaims, type WantedClaims } from './accounts-store.ts'
import { noteWantedAdmin, readWantedClaims } from './sessions-store.ts'

const isIn = (written: WantedClaims, wanted: WantedClaims): boolean =>
  written.isAdmin === wanted.isAdmin && wanted.ended.every((authTime) => written.ended.includes(authTime))

/**
 * Has the claims of an account say what Firestore says of it. Firebase Auth takes no write on condition, and two calls may
 * write in either order: whoever has written looks whether that is still what is wanted, so that neither an ended session
 * nor a right that was taken comes back.
 * @returns false, and nothing is written, where more sessions were ended than claims hold
 */
export async function settleClaims(uid: string): Promise<boolean> {
  let written: WantedClaims | undefined
  for (;;) {
    const wanted = await readWantedClaims(uid)
    if (written !== undefined && isIn(written, wanted)) return true
    if (wanted.ended.length > MOST_ENDED) return false
    await writeClaims(uid, wanted)
    written = wanted
  }
}

/**
 * Sets or removes the claim that makes an administrator. Of two calls at once, the later wish is what it says. Where more
 * sessions were ended than claims hold, all are, so that none has to be named.
 */
export async function setAdminClaim(uid: string, isAdmin: boolean): Promise<void> {
  await noteWantedAdmin(uid, isAdmin)
  if (await settleClaims(uid)) return
  await revokeSessions(uid)
  if (!(await settleClaims(uid))) throw new Error('the claims of the account were not written')
}
