import { AsyncLocalStorage } from 'node:async_hooks'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { log } from '../platform/logger.ts'

const KEPT_MS = 60 * 24 * 60 * 60 * 1000

const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '')

/** For whose call money is spent: models are asked in many places, which need not know who asks. */
const payer = new AsyncLocalStorage<string>()

/** Runs a job whose calls to a language model count for the account. */
export const spendingFor = <T>(uid: string, job: () => Promise<T>): Promise<T> => payer.run(uid, job)

/** What may be spent on one day (UTC), in millionths of a US dollar. */
export interface SpendLimits {
  readonly everybody: number
  readonly account: number
}

/** A day's own document: what is settled after midnight still counts for the day that it was reserved on. */
const everybodys = (day: string) => firestore().collection(COLLECTIONS.limits).doc(`spend_${day}`)
/** Begins with the account, whose deletion takes it along. */
const ofAccount = (uid: string, day: string) => firestore().collection(COLLECTIONS.limits).doc(`${uid}_spend_${day}`)

/**
 * Sets money aside for a call to a language model, out of what all callers together and this one may spend on one day. All
 * amounts are millionths of a US dollar.
 * @returns what replaces the reserved amount by the true one; undefined when a limit does not allow this much more
 */
export async function reserveSpending(
  micros: number,
  { everybody, account }: SpendLimits,
): Promise<((spentMicros: number) => Promise<void>) | undefined> {
  const [day, uid] = [today(), payer.getStore()]
  const counters = [
    { whose: 'everybody', document: everybodys(day), limit: everybody },
    ...(uid === undefined ? [] : [{ whose: 'account', document: ofAccount(uid, day), limit: account }]),
  ]
  const usedUp = await firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...counters.map(({ document }) => document))
    // Written by this file alone.
    const spent = snapshots.map((snapshot) => (snapshot.get('micros') as number | undefined) ?? 0)
    const full = counters.find(({ limit }, index) => (spent[index] ?? 0) + micros > limit)
    if (full !== undefined) return full.whose
    const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS)
    counters.forEach(({ document }, index) =>
      transaction.set(document, { micros: (spent[index] ?? 0) + micros, expiresAt }),
    )
    return undefined
  })
  if (usedUp !== undefined) {
    log('WARNING', 'The budget of the model is used up', { source: usedUp })
    return undefined
  }
  return async (spentMicros) => {
    const change = { micros: FieldValue.increment(spentMicros - micros) }
    // That of an account that was deleted meanwhile is not there any more.
    await Promise.allSettled(counters.map(({ document }) => document.update(change)))
  }
}
