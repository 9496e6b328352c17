import { COLLECTIONS } from '@waymark/contract/firestore'
import type { QuotaKind } from '@waymark/contract/quotas'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { backOff, PATIENCE_MS } from '../platform/contention.ts'
import { firestore, isContended } from '../platform/firestore.ts'
import { inTurn } from '../platform/in-turn.ts'

/** A traveller's calls of one kind on one day. */
export interface Usage {
  readonly today: number
  /** The minute since 1970 that `thisMinute` counts. */
  readonly minute: number
  readonly thisMinute: number
  /** The running call: its key, the digest of its request, and the run that will end it. */
  readonly running?: { readonly id: string; readonly digest?: string; readonly run?: string; readonly sinceMs: number }
}

const KEPT_MS = 2 * 24 * 60 * 60 * 1000

/** The counter document: per account and day, and per sign-in if `signIn` is given. */
interface Counted {
  readonly uid: string
  readonly day: string
  readonly signIn?: number | undefined
}

const counterOf = ({ uid, day, signIn }: Counted) =>
  firestore()
    .collection(COLLECTIONS.limits)
    .doc(signIn === undefined ? `${uid}_${day}` : `${uid}_${day}_${signIn}`)

/** Retries on contention with other processes. */
async function untilWritten<T>(change: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (let tries = 1; ; tries += 1) {
    const startedAt = Date.now()
    try {
      return await change()
    } catch (error) {
      if (!isContended(error) || startedAt >= deadline) throw error
      await backOff(tries, Date.now() - startedAt)
    }
  }
}

const ATTEMPTS = { maxAttempts: 1 }

/**
 * Reads the usage of one kind and writes the result of `change` in a transaction.
 * @returns the result of `change`
 */
export function changeUsage<T extends object>(
  counted: Counted,
  kind: QuotaKind,
  change: (usage: Usage | undefined) => T & { readonly usage?: Usage },
): Promise<T> {
  const counter = counterOf(counted)
  const count = () =>
    firestore().runTransaction(async (transaction) => {
      // Written by this function only.
      const usage = (await transaction.get(counter)).get(kind) as Usage | undefined
      const result = change(usage)
      if (result.usage !== undefined && result.usage !== usage) {
        const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS)
        transaction.set(counter, { [kind]: result.usage, expiresAt }, { mergeFields: [kind, 'expiresAt'] })
      }
      return result
    }, ATTEMPTS)
  return inTurn(counted.uid, () => untilWritten(count))
}

/** Ends a running call, unless another run of it has started since. */
export async function endRunning(counted: Counted, kind: QuotaKind, run: string): Promise<void> {
  const counter = counterOf(counted)
  const end = () =>
    firestore().runTransaction(async (transaction) => {
      const usage = (await transaction.get(counter)).get(kind) as Usage | undefined
      if (usage?.running?.run === run) transaction.update(counter, { [`${kind}.running`]: FieldValue.delete() })
    }, ATTEMPTS)
  await inTurn(counted.uid, () => untilWritten(end))
}
