import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { requiredText } from '../primitives.ts'
import { User } from './user.ts'
import { z } from '../zod.ts'

/** The only cookie that Firebase Hosting forwards to functions. */
export const SESSION_COOKIE = '__session'

export const SESSION_MAX_AGE_MS = 5 * 24 * 60 * 60 * 1000

/** How long after signing in administrator rights last. Security rules enforce the same. */
export const ADMIN_SESSION_HOURS = 8

export const ADMIN_SIGN_IN_AGAIN = `Sign in again: administrators do so every ${ADMIN_SESSION_HOURS} hours`

/** Exchanges a fresh Firebase ID token for the session cookie, and creates the user's document on first sign-in. */
export const createSession = defineEndpoint({
  method: 'POST',
  path: '/api/session',
  summary: 'Exchanges an ID token of Firebase Auth for the session cookie.',
  access: 'everyone',
  body: z.strictObject({ idToken: requiredText(LIMITS.idToken) }),
  response: User,
})

/** Navigated to by the browser; they respond with redirects, not JSON. */
export const LOGIN_PATH = '/api/login'
export const LOGOUT_PATH = '/api/logout'
