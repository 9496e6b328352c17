import type { SpendLimits } from '../../quotas/spend-store.ts'

/** Where money is set aside before a call and accounted for after it. Amounts are millionths of a dollar. */
export interface Ledger {
  /** @returns what accounts for the true amount; undefined when a limit of the day does not allow this much more */
  reserve(micros: number, limits: SpendLimits): Promise<((spentMicros: number) => Promise<void>) | undefined>
}

/** One for all instances: in Firestore. Loaded with the first call, like all that only a call with a key needs. */
const shared: Ledger = {
  reserve: async (micros, limits) => (await import('../../quotas/spend-store.ts')).reserveSpending(micros, limits),
}

let current = shared

export const ledger = (): Ledger => current

/** For tests without a database. @returns what puts the one before back */
export function useLedger(other: Ledger): () => void {
  const before = current
  current = other
  return () => {
    current = before
  }
}
