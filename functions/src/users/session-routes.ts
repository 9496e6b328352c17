import { openSession } from './open-session.ts'
import type { HandlerOf } from '../handler.ts'

export const createSession: HandlerOf<'createSession'> = async ({ body }, { setSessionCookie }) => {
  const { user, cookie } = await openSession(body.idToken)
  setSessionCookie(cookie)
  return user
}
