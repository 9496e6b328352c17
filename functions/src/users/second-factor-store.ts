import { COLLECTIONS, PRIVATE } from '@waymark/contract/firestore'
import { parseTolerant } from '@waymark/contract/tolerant'
import { z } from '@waymark/contract/zod'
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { optimistically } from '../platform/optimistically.ts'

/**
 * After so many wrong codes none is looked at for 15 minutes, and for twice as long each further time, up to a day: of a
 * million codes three are right at a time, and whoever has the password must not guess on for months.
 */
const MOST_WRONG = 5
const BLOCKED_MS = 15 * 60 * 1_000
const LONGEST_BLOCK_MS = 24 * 60 * 60 * 1_000

/** How long no code is looked at after the last wrong one. */
const blockAfter = (wrong: number): number =>
  wrong === 0 || wrong % MOST_WRONG > 0 ? 0 : Math.min(BLOCKED_MS * 2 ** (wrong / MOST_WRONG - 1), LONGEST_BLOCK_MS)

/** More sign-ins than an administrator has in the hours for which one counts. Claims are limited to 1,000 bytes. */
const MOST_PROVEN = 10

/** `users/{uid}/private/secondFactor`, server only. It exists if the account needs a second factor. */
const SecondFactor = z.strictObject({
  /** Auth times (seconds) of the sign-ins that were proven by a code, oldest first. */
  passed: z.array(z.number()),
  /** Base32. Absent before the setup begins. */
  secret: z.optional(z.string()),
  /** Step (30 s since 1970) of the last accepted code: a code counts once. Absent until the setup is complete. */
  lastStep: z.optional(z.number()),
  /** Wrong codes since the last right one, and when the last of them came (milliseconds). */
  wrong: z.optional(z.number()),
  wrongAt: z.optional(z.number()),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const secondFactorOf = (uid: string): DocumentReference =>
  firestore().collection(COLLECTIONS.users).doc(uid).collection(PRIVATE.collection).doc(PRIVATE.secondFactor)

/** @throws Error if it is unreadable: an account must not lose its second factor by that */
function parsed(stored: unknown): SecondFactor | undefined {
  if (stored === undefined) return undefined
  const { data } = parseTolerant(SecondFactor, stored)
  if (data === undefined) throw new Error('a second factor cannot be read')
  return data
}

/** Undefined if the account needs none. */
export const readSecondFactor = async (uid: string): Promise<SecondFactor | undefined> =>
  parsed((await secondFactorOf(uid).get()).data())

export const provenSignIns = async (uid: string): Promise<readonly number[] | undefined> =>
  (await readSecondFactor(uid))?.passed

/** Makes the account need a second factor, to be set up anew: an authenticator app of before counts no more. */
export const requireNewSecondFactor = async (uid: string): Promise<void> => {
  await secondFactorOf(uid).set({ passed: [] })
}

export const dropSecondFactor = async (uid: string): Promise<void> => {
  await secondFactorOf(uid).delete()
}

/** @returns false if the account needs none, or its app is set up */
export const storeSecret = (uid: string, secret: string): Promise<boolean> =>
  optimistically(async (transaction) => {
    const known = parsed((await transaction.get(secondFactorOf(uid))).data())
    if (known === undefined || known.lastStep !== undefined) return false
    transaction.update(secondFactorOf(uid), { secret })
    return true
  })

type Outcome = 'passed' | 'wrong' | 'blocked' | 'not-set-up'

/**
 * Judges a code and notes the outcome in one transaction, so that guesses made at once are all counted and of two uses
 * of a code one is refused.
 * @param stepOf the step of a right code, undefined for a wrong one
 */
export const passCode = (
  uid: string,
  authTime: number,
  stepOf: (secret: string) => number | undefined,
): Promise<Outcome> =>
  optimistically(async (transaction) => {
    const known = parsed((await transaction.get(secondFactorOf(uid))).data())
    if (known?.secret === undefined) return 'not-set-up'
    const { secret, passed, lastStep = -1, wrong = 0, wrongAt = 0 } = known
    const now = Date.now()
    if (now - wrongAt < blockAfter(wrong)) return 'blocked'
    const step = stepOf(secret)
    if (step === undefined || step <= lastStep) {
      transaction.update(secondFactorOf(uid), { wrong: wrong + 1, wrongAt: now })
      return 'wrong'
    }
    transaction.update(secondFactorOf(uid), {
      passed: [...passed.filter((each) => each !== authTime), authTime].slice(-MOST_PROVEN),
      lastStep: step,
      wrong: FieldValue.delete(),
      wrongAt: FieldValue.delete(),
    })
    return 'passed'
  })
