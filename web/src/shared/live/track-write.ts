import { reportError } from '../api/report-error.ts'
import { isOnline } from '../pwa/online.ts'
import { oneLessUnsent, oneMoreUnsent, waitsOnceKept } from './unsent-changes.ts'

/** A permanent refusal with a message for the user. */
export class RefusedForGood extends Error {}

/** Result of a write: accepted by the server, persisted on the device until there is a network, or refused. */
export type WriteOutcome = 'accepted' | 'queued' | 'refused'

/** After this time without a response, the server counts as unreachable. */
const ANSWER_MS = 5_000

/** Resolves when the device is or goes offline, or the server does not respond. */
function unreachable(): Promise<void> {
  return new Promise((resolve) => {
    if (!isOnline()) resolve()
    addEventListener('offline', () => resolve(), { once: true })
    setTimeout(resolve, ANSWER_MS)
  })
}

/**
 * Counts a direct write as unsent until the server has responded. The write itself is not awaited, because its promise
 * only settles online; the cache shows its effect immediately, and reverts it on refusal.
 * @param what names the write in an error report
 * @param onRefused called when the server refuses it, however late
 * @returns resolves when it is accepted, queued or refused. Never rejects.
 */
export function trackWrite(
  what: string,
  write: Promise<unknown>,
  onRefused: (error: unknown) => void,
): Promise<WriteOutcome> {
  oneMoreUnsent()
  const kept = import('./firestore.ts').then(({ writesKept }) => writesKept())
  waitsOnceKept(kept)
  const answered = write.then(
    (): WriteOutcome => {
      oneLessUnsent()
      return 'accepted'
    },
    (error: unknown): WriteOutcome => {
      oneLessUnsent()
      reportError(error instanceof RefusedForGood ? error.cause : error, what)
      onRefused(error)
      return 'refused'
    },
  )
  const queued = unreachable()
    .then(() => kept)
    .then(
      (): WriteOutcome => 'queued',
      () => answered,
    )
  return Promise.race([answered, queued])
}
