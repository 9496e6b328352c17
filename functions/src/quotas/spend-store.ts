import { COLLECTIONS } from '@waymark/contract/firestore'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

const KEPT_MS = 60 * 24 * 60 * 60 * 1000

const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '')

/** A day's own document: what is settled after midnight still counts for the day that it was reserved on. */
const counterOf = (day: string) => firestore().collection(COLLECTIONS.limits).doc(`spend_${day}`)

/**
 * Sets money aside for a call to a language model, out of what all callers together may spend on one day. All amounts are
 * millionths of a US dollar.
 * @returns what replaces the reserved amount by the true one; undefined when the day's limit does not allow this much more
 */
export async function reserveSpending(
  micros: number,
  limitMicros: number,
): Promise<((spentMicros: number) => Promise<void>) | undefined> {
  const counter = counterOf(today())
  const isReserved = await firestore().runTransaction(async (transaction) => {
    // Written by this file alone.
    const spent = ((await transaction.get(counter)).get('micros') as number | undefined) ?? 0
    if (spent + micros > limitMicros) return false
    const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS)
    transaction.set(counter, { micros: spent + micros, expiresAt })
    return true
  })
  if (!isReserved) return undefined
  return async (spentMicros) => {
    await counter.update({ micros: FieldValue.increment(spentMicros - micros) })
  }
}
