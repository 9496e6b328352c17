import { APP_CHECK_HEADER, type Endpoint } from '@waymark/contract/endpoint'
import { SECOND_FACTOR_NEEDED } from '@waymark/contract/users/second-factor-calls'
import { ADMIN_SESSION_HOURS, ADMIN_SIGN_IN_AGAIN } from '@waymark/contract/users/session'
import type { Request } from 'express'
import { AppError } from '../platform/app-error.ts'
import { APP_CHECK_REQUIRED, VERIFIED_EMAIL_REQUIRED } from '../platform/params.ts'
import type { Caller } from './accounts-store.ts'
import { bearerToken, bodySize, originHeaders, sessionCookie } from '../http/http.ts'
import { originOf } from '../http/same-origin.ts'
import { RECENT_SIGN_IN_MS } from '@waymark/contract/users/account-calls'

/** Maximum JSON body: twice the longest valid request, so that slightly longer ones get a specific error. */
const MAX_BODY_BYTES = 2 * 1024 * 1024

const KEY = /^[\x21-\x7e]{1,128}$/

/** CSRF protection: other sites may neither use the visitor's cookie nor sign the visitor in as somebody else. */
export function refuseForeignOrigin(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD' || bearerToken(request.headers) !== undefined) return
  const origin = originOf(originHeaders(request.headers))
  const byCookie = sessionCookie(request.headers) !== undefined
  if (origin === 'cross' || (origin === 'unknown' && byCookie)) {
    throw new AppError('forbidden', `origin of a changing request is ${origin}`)
  }
}

export function requireJson(request: Request, maxBytes = MAX_BODY_BYTES): void {
  if (bodySize(request) > maxBytes) throw new AppError('payload-too-large', 'body over the limit')
  if (!request.is('application/json')) throw new AppError('unsupported-media-type', 'the body is not JSON')
}

/** Checked before the multipart body is parsed. */
export function requireMultipart(request: Request, maxBytes: number): void {
  if (bodySize(request) > maxBytes) throw new AppError('payload-too-large', 'body over the limit')
  if (request.is('multipart/form-data')) return
  throw new AppError('unsupported-media-type', 'the body is not multipart', {
    message: 'Send the body as multipart/form-data',
  })
}

export async function requireCaller(request: Request): Promise<Caller> {
  const bearer = bearerToken(request.headers)
  const cookie = sessionCookie(request.headers)
  if (bearer === undefined && cookie === undefined) throw new AppError('unauthenticated', 'no token')
  const { authenticate } = await import('./authenticate.ts')
  return authenticate({ bearer, cookie })
}

/** @returns the caller; null for public endpoints */
export async function requireAccess({ access }: Endpoint, request: Request): Promise<Caller | null> {
  if (access === 'everyone') return null
  const caller = await requireCaller(request)
  if (access === 'admin') requireAdmin(caller)
  return caller
}

function requireAdmin(caller: Caller): void {
  if (!caller.isAdmin) throw new AppError('forbidden', 'not an administrator')
  requireProvenAdmin(caller)
}

/**
 * Administrator rights expire sooner than the session, which lasts for days, and may need a second factor. Others pass.
 */
export function requireProvenAdmin({ isAdmin, signedInMs, hasSecondFactor }: Caller): void {
  if (!isAdmin) return
  if (Date.now() - signedInMs > ADMIN_SESSION_HOURS * 3_600_000) {
    throw new AppError('forbidden', 'an administrator signed in too long ago', { message: ADMIN_SIGN_IN_AGAIN })
  }
  if (hasSecondFactor === false) {
    throw new AppError('forbidden', 'an administrator without a code', { message: SECOND_FACTOR_NEEDED })
  }
}

export function idempotencyKey(request: Request): string | undefined {
  const key = request.get('idempotency-key')
  if (key === undefined || KEY.test(key)) return key
  throw new AppError('invalid-argument', 'malformed idempotency key', {
    message: 'Idempotency-Key must be 1 to 128 printable characters',
  })
}

/** Requires an App Check token for calls with a quota, if configured. It proves that the app is calling, not who. */
export async function requireApp({ quota }: Endpoint, request: Request): Promise<void> {
  if (quota === undefined || !APP_CHECK_REQUIRED.value()) return
  const token = request.get(APP_CHECK_HEADER)
  const { isOfTheApp } = await import('../platform/app-check.ts')
  if (token !== undefined && (await isOfTheApp(token))) return
  throw new AppError('forbidden', 'no token of App Check', { message: 'This call must come from the app' })
}

const UNVERIFIED =
  'Please verify your e-mail address first. “Send verification link” in your profile sends you a mail; open the link in it, then try again.'

/**
 * Refuses accounts without a verified e-mail address, if the deployment requires one, to keep throw-away accounts from
 * taking shared resources.
 */
export async function requireVerifiedEmail({ verifiedEmail }: Endpoint, caller: Caller | null): Promise<void> {
  if (verifiedEmail !== true || caller === null || caller.isEmailVerified || !VERIFIED_EMAIL_REQUIRED.value()) return
  // The session's token may be older than the verification, so ask Firebase Auth.
  const { readAccount } = await import('./accounts-store.ts')
  if ((await readAccount(caller.uid)).emailVerified) return
  throw new AppError('forbidden', 'the e-mail address is not verified', { message: UNVERIFIED })
}

/** A custom token does not count: a stolen session could get one after the other and stay recent for ever. */
export const hasSignedInRecently = ({ signedInMs, isByCustomToken }: Caller): boolean =>
  !isByCustomToken && Date.now() - signedInMs <= RECENT_SIGN_IN_MS

/**
 * Requires a recent sign-in for sensitive actions, because a session may be stolen.
 * @param message shown if the sign-in is too old
 */
export function requireRecentSignIn(caller: Caller, message: string): void {
  if (hasSignedInRecently(caller)) return
  throw new AppError('forbidden', 'signed in too long ago for this', { message })
}
