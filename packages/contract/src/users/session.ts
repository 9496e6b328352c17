/** The only cookie that Firebase Hosting forwards to functions. */
export const SESSION_COOKIE = '__session'

export const SESSION_MAX_AGE_MS = 5 * 24 * 60 * 60 * 1000

/** How long after signing in administrator rights last. Security rules enforce the same. */
export const ADMIN_SESSION_HOURS = 8

export const ADMIN_SIGN_IN_AGAIN = `Sign in again: administrators do so every ${ADMIN_SESSION_HOURS} hours`

/** Navigated to by the browser; they respond with redirects, not JSON. */
export const LOGIN_PATH = '/api/login'
export const LOGOUT_PATH = '/api/logout'
