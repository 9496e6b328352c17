import { defineEndpoint } from '../endpoint.ts'
import { z } from '../zod.ts'

/**
 * The second factor of administrators: codes of an authenticator app (TOTP, RFC 6238). It is required of accounts with
 * the claim `secondFactor`, whose value lists the auth times of the sign-ins that were proven by a code. Security rules
 * compare it with `auth_time`.
 */
export const SECOND_FACTOR_CLAIM = 'secondFactor'

/** Refusal of administrators' calls until a code is entered. */
export const SECOND_FACTOR_NEEDED = 'Enter the code of your authenticator app to act as an administrator'

/** Refusal where the sign-in is too old to set one up. */
export const SIGN_IN_AGAIN_FOR_SECOND_FACTOR = 'Sign in again to set up your authenticator app'

export const WRONG_CODE = 'This code is not right, or was used already. Wait for the next one.'
export const TOO_MANY_CODES =
  'Too many wrong codes. Try again in 15 minutes, or in twice the time after each further five.'

export const readSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/second-factor',
  summary:
    'Whether the caller must enter a code to act as an administrator, has set up an authenticator app, and has entered a code since signing in.',
  access: 'signed-in',
  response: z.strictObject({ isRequired: z.boolean(), isSetUp: z.boolean(), isPassed: z.boolean() }),
})

/** Until the first code is accepted, it can be called again and then gives another secret. */
export const setUpSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor',
  summary:
    'Gives the secret for an authenticator app, as text in base32 and as an otpauth address for a QR code. 403 for who is no administrator of whom one is required, or signed in more than five minutes ago; 409 when one is set up.',
  access: 'signed-in',
  response: z.strictObject({ secret: z.string(), address: z.string() }),
})

export const passSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/code',
  summary:
    'Proves this sign-in with a code; the first one completes the setup. The app then renews its token and session. 400 for a wrong code, 409 before a setup, 429 after five wrong ones.',
  access: 'signed-in',
  body: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/, 'Six digits')) }),
  response: z.strictObject({ message: z.string() }),
})
