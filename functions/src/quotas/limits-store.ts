import { COLLECTIONS } from '@waymark/contract/firestore'
import type { QuotaKind } from '@waymark/contract/quotas'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { backOff, PATIENCE_MS } from '../platform/contention.ts'
import { firestore, isContended } from '../platform/firestore.ts'

/** What one traveller has made of one kind of call on one day. */
export interface Usage {
  readonly today: number
  /** The minute since 1970 that `thisMinute` counts. */
  readonly minute: number
  readonly thisMinute: number
  /** The call that is being worked on: its key, what it asks for, and the run of it that will end it. */
  readonly running?: { readonly id: string; readonly digest?: string; readonly run?: string; readonly sinceMs: number }
}

const KEPT_MS = 2 * 24 * 60 * 60 * 1000

/** Where the calls of an account on one day are counted: apart for each sign-in where `signIn` says of which. */
interface Counted {
  readonly uid: string
  readonly day: string
  readonly signIn?: number | undefined
}

const counterOf = ({ uid, day, signIn }: Counted) =>
  firestore()
    .collection(COLLECTIONS.limits)
    .doc(signIn === undefined ? `${uid}_${day}` : `${uid}_${day}_${signIn}`)

/** The last change of each traveller's counters in this process. */
const turns = new Map<string, Promise<unknown>>()

/** Lets the calls of one traveller that meet in this process count one after the other, instead of in each other's way. */
function inTurn<T>(uid: string, change: () => Promise<T>): Promise<T> {
  const turn = (turns.get(uid) ?? Promise.resolve()).then(change, change)
  turns.set(uid, turn)
  const leave = () => {
    if (turns.get(uid) === turn) turns.delete(uid)
  }
  turn.then(leave, leave)
  return turn
}

/** As often as it takes: calls of one traveller may meet in several processes, too. */
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

/** Reads the usage of one kind and writes what `change` makes of it, as one step. @returns what `change` returned */
export function changeUsage<T extends object>(
  counted: Counted,
  kind: QuotaKind,
  change: (usage: Usage | undefined) => T & { readonly usage?: Usage },
): Promise<T> {
  const counter = counterOf(counted)
  const count = () =>
    firestore().runTransaction(async (transaction) => {
      // Written by this function alone.
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

/** The call is finished, however it went. Where another run of it has begun since, that one ends it. */
export async function endRunning(counted: Counted, kind: QuotaKind, run: string): Promise<void> {
  const counter = counterOf(counted)
  const end = () =>
    firestore().runTransaction(async (transaction) => {
      const usage = (await transaction.get(counter)).get(kind) as Usage | undefined
      if (usage?.running?.run === run) transaction.update(counter, { [`${kind}.running`]: FieldValue.delete() })
    }, ATTEMPTS)
  await inTurn(counted.uid, () => untilWritten(end))
}
