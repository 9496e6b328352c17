import { COLLECTIONS } from '@waymark/contract/firestore'
import type { QuotaKind } from '@waymark/contract/quotas'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'
import { inTurn } from '../platform/in-turn.ts'
import { optimistically } from '../platform/optimistically.ts'

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
    optimistically(async (changes) => {
      // Written by this function only.
      const usage = (await changes.get(counter)).get(kind) as Usage | undefined
      const result = change(usage)
      if (result.usage !== undefined && result.usage !== usage) {
        changes.put(counter, { [kind]: result.usage, expiresAt: Timestamp.fromMillis(Date.now() + KEPT_MS) })
      }
      return result
    })
  return inTurn(counted.uid, count)
}

/** Ends a running call, unless another run of it has started since. */
export async function endRunning(counted: Counted, kind: QuotaKind, run: string): Promise<void> {
  const counter = counterOf(counted)
  const end = () =>
    optimistically(async (changes) => {
      const usage = (await changes.get(counter)).get(kind) as Usage | undefined
      if (usage?.running?.run === run) changes.update(counter, { [`${kind}.running`]: FieldValue.delete() })
    })
  await inTurn(counted.uid, end)
}
