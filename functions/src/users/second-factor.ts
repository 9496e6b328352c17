import {
  SIGN_IN_AGAIN_FOR_SECOND_FACTOR,
  TOO_MANY_CODES,
  WRONG_CODE,
} from '@waymark/contract/users/second-factor-calls'
import { Secret, TOTP } from 'otpauth'
import type { HandlerOf } from '../handler.ts'
import { AppError } from '../platform/app-error.ts'
import type { Caller } from './accounts-store.ts'
import { requireRecentSignIn } from './guards.ts'
import { passCode, readSecondFactor as readStored, storeSecret } from './second-factor-store.ts'
import { settleClaimsOrEndAll } from './settle-claims.ts'

/** A code of the step before or after counts as well: clocks of phones differ, and people type slowly. */
const WINDOW = 1
const STEP_SECONDS = 30

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const totpOf = (secret: string): TOTP =>
  new TOTP({ issuer: 'Waymark', label: 'administrator', secret: Secret.fromBase32(secret), period: STEP_SECONDS })

function requireNeeded({ isAdmin, hasSecondFactor }: Caller): void {
  if (!isAdmin || hasSecondFactor === undefined) throw new AppError('forbidden', 'no second factor is required')
}

export const readSecondFactor: HandlerOf<'readSecondFactor'> = async (_request, { caller }) => {
  const { uid, hasSecondFactor } = caller
  const stored = await readStored(uid)
  return {
    isRequired: hasSecondFactor !== undefined,
    isSetUp: stored?.lastStep !== undefined,
    isPassed: hasSecondFactor === true,
  }
}

export const setUpSecondFactor: HandlerOf<'setUpSecondFactor'> = async (_request, { caller }) => {
  requireNeeded(caller)
  // The first to come sets it up, so a stolen session must not be first.
  requireRecentSignIn(caller, SIGN_IN_AGAIN_FOR_SECOND_FACTOR)
  const { base32: secret } = new Secret({ size: SECRET_BYTES })
  if (!(await storeSecret(caller.uid, secret))) {
    const message = 'An authenticator app is set up already'
    throw new AppError('conflict', 'a second factor is set up twice', { message })
  }
  return { secret, address: totpOf(secret).toString() }
}

export const passSecondFactor: HandlerOf<'passSecondFactor'> = async ({ body }, { caller }) => {
  requireNeeded(caller)
  const stepOf = (secret: string): number | undefined => {
    const totp = totpOf(secret)
    // The same moment for both: the next step may begin between them.
    const timestamp = Date.now()
    const delta = totp.validate({ token: body.code, window: WINDOW, timestamp })
    return delta === null ? undefined : totp.counter({ timestamp }) + delta
  }
  switch (await passCode(caller.uid, caller.signedInMs / 1_000, stepOf)) {
    case 'not-set-up':
      throw new AppError('conflict', 'a code before the setup', { message: 'Set up your authenticator app first' })
    case 'blocked':
      throw new AppError('quota-exceeded', 'too many wrong codes', { message: TOO_MANY_CODES })
    case 'wrong':
      throw new AppError('invalid-argument', 'a wrong code', { message: WRONG_CODE, fields: { code: WRONG_CODE } })
    case 'passed':
      await settleClaimsOrEndAll(caller.uid)
      return { message: 'Code accepted' }
  }
}
