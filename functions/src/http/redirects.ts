import { LOGIN_PATH, LOGOUT_PATH, SESSION_COOKIE } from '@waymark/contract/users/session'
import { safeNext } from '@waymark/domain/safe-next'
import type { Request, Response, Router } from 'express'
import { navigationHeaders, sessionCookie, sessionCookieOptions } from './http.ts'
import { isOwnNavigation } from './same-origin.ts'
import { setTrace } from './trace.ts'

function login(request: Request, response: Response): void {
  setTrace(response, { route: `GET ${LOGIN_PATH}` })
  response.redirect(302, `/sign-in?next=${encodeURIComponent(safeNext(request.query['next']))}`)
}

/** Links from other sites, e-mails or images must not sign anybody out; they are only redirected. */
async function logout(request: Request, response: Response): Promise<void> {
  setTrace(response, { route: `GET ${LOGOUT_PATH}` })
  if (isOwnNavigation(navigationHeaders(request.headers))) {
    const cookie = sessionCookie(request.headers)
    response.clearCookie(SESSION_COOKIE, sessionCookieOptions(request.headers))
    response.set('Clear-Site-Data', '"cache"')
    if (cookie !== undefined) await (await import('../users/accounts-store.ts')).closeSession(cookie)
  }
  response.redirect(302, safeNext(request.query['next']))
}

/** The two addresses that browsers navigate to. */
export function addRedirects(router: Router): void {
  router.get(LOGIN_PATH, login)
  router.get(LOGOUT_PATH, logout)
}
