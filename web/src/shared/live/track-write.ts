import { reportError } from '../api/report-error.ts'
import { isOnline } from '../pwa/online.ts'
import { oneLessUnsent, oneMoreUnsent, waitsOnceKept } from './unsent-changes.ts'

/** A refusal that says in plain words why. */
export class RefusedForGood extends Error {}

/** What has become of a write: in force, safe on this device until there is a network, or refused. */
export type WriteOutcome = 'accepted' | 'queued' | 'refused'

/** A server that does not answer for so long is as far away as one without a network. */
const ANSWER_MS = 5_000

/** Resolves without a network, at once or as soon as it goes, and where the server does not answer. */
function unreachable(): Promise<void> {
  return new Promise((resolve) => {
    if (!isOnline()) resolve()
    addEventListener('offline', () => resolve(), { once: true })
    setTimeout(resolve, ANSWER_MS)
  })
}

/**
 * Counts a direct write of Firestore as unsent until the server has answered. Nobody waits for the write itself, because
 * offline its promise waits for the network; the cache shows its effect at once, and takes it back if it is refused.
 * @param what names the write in a fault report
 * @param onRefused is called when the server refuses it, however late
 * @returns what may be told: a success only once it is accepted, or queued on this device. Never rejects.
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
