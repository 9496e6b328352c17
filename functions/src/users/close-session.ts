import { callerOfSessionCookie, revokeSessions } from './accounts-store.ts'

/** Ends the sessions of whoever holds the cookie; a cookie that is no longer good is nothing to end. */
export async function closeSession(cookie: string): Promise<void> {
  const caller = await callerOfSessionCookie(cookie)
  if (caller !== undefined) await revokeSessions(caller.uid)
}
