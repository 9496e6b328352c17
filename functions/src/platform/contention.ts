import { AppError } from './app-error.ts'
import { isContended, isNotFound, isPreconditionFailed } from './firestore.ts'

/** How long a booking, or the count of a call, goes on trying to be written. Not reached by 300 processes that want seats of one trip at once. */
export const PATIENCE_MS = 30_000

const LONGEST_PAUSE_MS = 2_000
const RETRY_AFTER_SECONDS = 5

/** What was decided upon has been changed, deleted or is being written by others: read it again and decide again. */
export const isStale = (error: unknown): boolean =>
  isPreconditionFailed(error) || isNotFound(error) || isContended(error)

/**
 * Waits before another try, a random part of a time that doubles with each: who collided once must not collide again.
 * It is counted in times of a try, which grow with the crowd.
 */
export async function backOff(tries: number, tryMs: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, tryMs * 2 ** tries)
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
}

/** What the caller is told when others kept changing the same documents for all that time. */
export const contended = (cause: unknown): AppError =>
  new AppError('unavailable', 'too many bookings of the same documents', {
    message: 'Many people are booking this right now. Please try again in a moment.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  })
