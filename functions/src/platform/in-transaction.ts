import type { Transaction } from 'firebase-admin/firestore'
import { backOff, PATIENCE_MS } from './contention.ts'
import { firestore } from './firestore.ts'
import { isContended } from './firestore-codes.ts'

const ONCE = { maxAttempts: 1 }

/**
 * Runs a transaction, for decisions that rest on a query; what rests on documents alone is written by `optimistically`.
 * Retried while others hold the locks, with pauses that the SDK, which gives up after five attempts, does not vary.
 * @throws whatever `work` throws; ABORTED, which callers are told as 503, if the locks are not free for PATIENCE_MS
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (let tries = 1; ; tries += 1) {
    const startedAt = Date.now()
    try {
      return await firestore().runTransaction(work, ONCE)
    } catch (error) {
      if (!isContended(error) || startedAt >= deadline) throw error
    }
    await backOff(tries, Date.now() - startedAt)
  }
}
