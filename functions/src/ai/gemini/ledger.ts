import type { SpendLimits } from '../../quotas/spend-store.ts'

/** Reserves money before a call and settles the actual cost afterwards. Amounts are in millionths of a dollar. */
export interface Ledger {
  /** @returns a function that settles the actual amount; undefined if a daily limit does not allow the reservation */
  reserve(micros: number, limits: SpendLimits): Promise<((spentMicros: number) => Promise<void>) | undefined>
}

/** Shared by all instances through Firestore. Loaded on first use, because only calls with an API key need it. */
const shared: Ledger = {
  reserve: async (micros, limits) => (await import('../../quotas/spend-store.ts')).reserveSpending(micros, limits),
}

let current = shared

export const ledger = (): Ledger => current

/**
 * Replaces the ledger in tests without a database.
 * @returns a function that restores the previous one
 */
export function useLedger(other: Ledger): () => void {
  const before = current
  current = other
  return () => {
    current = before
  }
}
