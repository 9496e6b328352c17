import { AsyncLocalStorage } from 'node:async_hooks'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { optimistically } from '../platform/optimistically.ts'
import { log } from '../platform/logger.ts'

const KEPT_MS = 60 * 24 * 60 * 60 * 1000

const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '')

/** The account that a call's costs are charged to; code that calls models need not know it. */
const payer = new AsyncLocalStorage<string>()

/** Runs a job whose model calls are charged to the account. */
export const spendingFor = <T>(uid: string, job: () => Promise<T>): Promise<T> => payer.run(uid, job)

/** Daily (UTC) limits in millionths of a US dollar. */
export interface SpendLimits {
  readonly everybody: number
  /** For one account while the others have spent nothing. In general it may spend this share of what they left. */
  readonly account: number
  /** For all accounts of the last seven days together, because anybody can create any number of them. */
  readonly newAccounts: number
}

/** For how long an account is new, in milliseconds. */
const NEW_MS = 7 * 24 * 60 * 60 * 1000

/** One document per day: amounts settled after midnight count for the day of their reservation. */
const everybodys = (day: string) => firestore().collection(COLLECTIONS.limits).doc(`spend_${day}`)
/** The id starts with the uid, so that deleting the account deletes it. */
const ofAccount = (uid: string, day: string) => firestore().collection(COLLECTIONS.limits).doc(`${uid}_spend_${day}`)

const isNew = (user: DocumentSnapshot): boolean => {
  const createdAt: unknown = user.get('createdAt')
  return !(createdAt instanceof Timestamp) || Date.now() - createdAt.toMillis() < NEW_MS
}

// Written by this file only.
const spentIn = (snapshot: DocumentSnapshot | undefined, field: 'micros' | 'newMicros'): number =>
  (snapshot?.get(field) as number | undefined) ?? 0

/** Which limit does not allow this amount. */
function fullLimit(
  micros: number,
  spent: { readonly everybody: number; readonly account: number; readonly newAccounts: number | undefined },
  limits: SpendLimits,
): keyof SpendLimits | undefined {
  if (spent.everybody + micros > limits.everybody) return 'everybody'
  const leftByOthers = limits.everybody - Math.max(0, spent.everybody - spent.account)
  if (spent.account + micros > (limits.account / limits.everybody) * leftByOthers) return 'account'
  if (spent.newAccounts !== undefined && spent.newAccounts + micros > limits.newAccounts) return 'newAccounts'
  return undefined
}

/**
 * Reserves money for a model call, within the daily limits of all accounts together and of this one. Amounts are in
 * millionths of a US dollar.
 * @returns a function that replaces the reservation by the actual amount; undefined if a limit is reached
 */
export async function reserveSpending(
  micros: number,
  limits: SpendLimits,
): Promise<((spentMicros: number) => Promise<void>) | undefined> {
  const [day, uid] = [today(), payer.getStore()]
  const everybody = everybodys(day)
  const account = uid === undefined ? undefined : ofAccount(uid, day)
  const user = uid === undefined ? undefined : await firestore().collection(COLLECTIONS.users).doc(uid).get()
  const isByNew = user !== undefined && isNew(user)
  const full = await optimistically(async (changes) => {
    const [ofDay, own] = await Promise.all([changes.get(everybody), account && changes.get(account)])
    const spent = {
      everybody: spentIn(ofDay, 'micros'),
      account: spentIn(own, 'micros'),
      newAccounts: isByNew ? spentIn(ofDay, 'newMicros') : undefined,
    }
    const full = fullLimit(micros, spent, uid === undefined ? { ...limits, account: limits.everybody } : limits)
    if (full !== undefined) return full
    const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS)
    const more = (before: number) => ({ micros: before + micros, expiresAt })
    const newMicros = spentIn(ofDay, 'newMicros') + (isByNew ? micros : 0)
    changes.put(everybody, { ...more(spent.everybody), newMicros })
    if (account !== undefined) changes.put(account, more(spent.account))
    return undefined
  })
  if (full !== undefined) {
    log('WARNING', 'The budget of the model is used up', { source: full })
    return undefined
  }
  return async (spentMicros) => {
    const change = FieldValue.increment(spentMicros - micros)
    // The counter of an account deleted meanwhile no longer exists.
    await Promise.allSettled([
      everybody.update({ micros: change, ...(isByNew && { newMicros: change }) }),
      account?.update({ micros: change }),
    ])
  }
}
