import { AsyncLocalStorage } from 'node:async_hooks'
import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
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
  readonly account: number
}

/** One document per day: amounts settled after midnight count for the day of their reservation. */
const everybodys = (day: string) => firestore().collection(COLLECTIONS.limits).doc(`spend_${day}`)
/** The id starts with the uid, so that deleting the account deletes it. */
const ofAccount = (uid: string, day: string) => firestore().collection(COLLECTIONS.limits).doc(`${uid}_spend_${day}`)

/**
 * Reserves money for a model call, within the daily limits of all accounts together and of this one. Amounts are in
 * millionths of a US dollar.
 * @returns a function that replaces the reservation by the actual amount; undefined if a limit is reached
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
    // Written by this file only.
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
    // The counter of an account deleted meanwhile no longer exists.
    await Promise.allSettled(counters.map(({ document }) => document.update(change)))
  }
}
