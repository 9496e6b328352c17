import { setTimeout as sleep } from 'node:timers/promises'
import type { AiError } from './ai-error.ts'
import { type Deadline, unlessAborted } from './deadline.ts'

const MAX_RETRIES = 2
const FIRST_PAUSE_MS = 500

/** Full jitter: instances that failed together do not come back together. */
const jitter = (attempt: number): number => Math.random() * FIRST_PAUSE_MS * 2 ** attempt

/** Waits before the next attempt, or throws the error when there is none: it would not help, or the time does not suffice. */
export async function pauseBeforeRetry(error: AiError, attempt: number, deadline: Deadline): Promise<void> {
  const pauseMs = (error.retryAfterMs ?? 0) + jitter(attempt)
  if (!error.retryable || attempt >= MAX_RETRIES || pauseMs >= deadline.remainingMs()) throw error
  await unlessAborted(deadline.signal, sleep(pauseMs, undefined, { signal: deadline.signal }))
}
