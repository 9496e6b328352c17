import { isContended, isNotFound, isPreconditionFailed } from './firestore-codes.ts'

/**
 * How long a change is retried on contention. 300 concurrent processes booking the same trip do not reach it.
 */
export const PATIENCE_MS = 30_000

const LONGEST_PAUSE_MS = 2_000

/** Whether a document that a decision was based on has changed, so that it must be read again. */
export const isStale = (error: unknown): boolean =>
  isPreconditionFailed(error) || isNotFound(error) || isContended(error)

/**
 * Waits before a retry: a random part of a time that doubles with each attempt (full jitter), based on the duration of
 * an attempt, which grows with the load.
 */
export async function backOff(tries: number, tryMs: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, tryMs * 2 ** tries)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}
