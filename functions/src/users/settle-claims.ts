import { MOST_ENDED, revokeSessions, writeClaims, type WantedClaims } from './accounts-store.ts'
import { noteWantedAdmin, readWantedClaims } from './sessions-store.ts'

const isIn = (written: WantedClaims, wanted: WantedClaims): boolean =>
  written.isAdmin === wanted.isAdmin &&
  wanted.ended.every((authTime) => written.ended.includes(authTime)) &&
  String(written.proven) === String(wanted.proven)

/**
 * Makes an account's claims match Firestore. Firebase Auth has no conditional writes, and concurrent calls may write in
 * any order, so each call checks after writing whether the state is still what Firestore says.
 * @returns false, without writing, if more sessions were ended than claims can hold
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

/** As `settleClaims`, but ends all sessions if more were ended than claims can hold. */
export async function settleClaimsOrEndAll(uid: string): Promise<void> {
  if (!(await settleClaims(uid))) await revokeSessions(uid)
}

/**
 * Sets or removes the admin claim. Of two concurrent calls, the later wins. If more sessions were ended than claims can
 * hold, all sessions are ended.
 */
export async function setAdminClaim(uid: string, isAdmin: boolean): Promise<void> {
  await noteWantedAdmin(uid, isAdmin)
  if (await settleClaims(uid)) return
  await revokeSessions(uid)
  if (!(await settleClaims(uid))) throw new Error('the claims of the account were not written')
}
