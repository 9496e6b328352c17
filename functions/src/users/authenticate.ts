import { AppError } from '../platform/app-error.ts'
import { callerOfIdToken, callerOfSessionCookie, type Caller } from './accounts-store.ts'

/** Credentials of a request. */
export interface Credentials {
  readonly bearer: string | undefined
  readonly cookie: string | undefined
}

/** The caller. A bearer token takes precedence over the cookie. Throws `unauthenticated` without valid credentials. */
export async function authenticate({ bearer, cookie }: Credentials): Promise<Caller> {
  const caller =
    bearer !== undefined
      ? await callerOfIdToken(bearer)
      : cookie !== undefined
        ? await callerOfSessionCookie(cookie)
        : undefined
  if (caller === undefined) throw new AppError('unauthenticated', 'no valid token')
  return caller
}
