import { COLLECTIONS } from '@waymark/contract/firestore'
import type { QuotaKind } from '@waymark/contract/quotas'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { firestore } from '../platform/firestore.ts'

/** What one traveller has made of one kind of call on one day. */
export interface Usage {
  readonly today: number
  /** The minute since 1970 that `thisMinute` counts. */
  readonly minute: number
  readonly thisMinute: number
  /** The call that is being worked on. */
  readonly running?: { readonly id: string; readonly sinceMs: number }
}

const KEPT_MS = 2 * 24 * 60 * 60 * 1000

const counterOf = (uid: string, day: string) => firestore().collection(COLLECTIONS.limits).doc(`${uid}_${day}`)

/** Reads the usage of one kind and writes what `change` makes of it, as one step. @returns what `change` returned */
export function changeUsage<T extends object>(
  { uid, day, kind }: { uid: string; day: string; kind: QuotaKind },
  change: (usage: Usage | undefined) => T & { readonly usage?: Usage },
): Promise<T> {
  const counter = counterOf(uid, day)
  return firestore().runTransaction(async (transaction) => {
    // Written by this function alone.
    const usage = (await transaction.get(counter)).get(kind) as Usage | undefined
    const result = change(usage)
    if (result.usage !== undefined && result.usage !== usage) {
      const expiresAt = Timestamp.fromMillis(Date.now() + KEPT_MS)
      transaction.set(counter, { [kind]: result.usage, expiresAt }, { mergeFields: [kind, 'expiresAt'] })
    }
    return result
  })
}

/** The call is finished, however it went. */
export async function endRunning(uid: string, day: string, kind: QuotaKind): Promise<void> {
  await counterOf(uid, day).update({ [`${kind}.running`]: FieldValue.delete() })
}
