import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { Id, Instant, requiredText, text } from '../primitives.ts'
import { z } from '../zod.ts'
import { User } from './user.ts'

export const SIGN_IN_AGAIN_FOR_SESSIONS = 'Sign in again to sign out everywhere else'

/** Exchanges a fresh Firebase ID token for the session cookie, and creates the user's document on first sign-in. */
export const createSession = defineEndpoint({
  method: 'POST',
  path: '/api/session',
  summary: 'Exchanges an ID token of Firebase Auth for the session cookie.',
  access: 'everyone',
  body: z.strictObject({ idToken: requiredText(LIMITS.idToken) }),
  response: User,
})

/** A signed-in device. */
export const SignedInDevice = z.strictObject({
  id: Id,
  /** Browser and operating system, from the User-Agent. */
  device: text(100),
  signedInAt: Instant,
  /** Last use, rounded to the hour. */
  lastSeenAt: Instant,
  /** Whether it is the device that is asking. */
  isCurrent: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'The devices on which the caller is signed in, the one that was seen last first.',
  access: 'signed-in',
  response: z.array(SignedInDevice),
})

export const SESSION_NOT_ENDED = 'Signing out there failed. Please try again.'

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary:
    'Signs the caller out on one device. /api, the profile, the vault and notices refuse it at once, all else within the hour.',
  access: 'signed-in',
  params: z.strictObject({ id: Id }),
  response: z.strictObject({ message: z.string() }),
})

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/end-others',
  summary:
    'Ends every session of the caller, and answers with a token of Firebase Auth to sign in with here again. 403 when signing in was more than five minutes ago; 503, and nothing ended, where the deployment makes no such token.',
  access: 'signed-in',
  response: z.strictObject({ message: z.string(), customToken: z.string() }),
})
