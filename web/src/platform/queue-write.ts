import { notify } from '../ui/notice.tsx'
import { reportError } from './report-error.ts'
import { isOnline } from './online.ts'
import { oneLessUnsent, oneMoreUnsent, waitsOnceKept } from './unsent-changes.ts'

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
 * Lets a direct write of Firestore go its way. Screens do not wait for it, because offline its promise waits for the
 * network; the cache shows its effect at once. If the server refuses it, the cache takes it back and the user is told
 * `refused`, such as 'Failed to delete trip'.
 * @returns what may be told: a success only once it is accepted, or queued on this device. Never rejects.
 */
export function queueWrite(refused: string, write: Promise<unknown>): Promise<WriteOutcome> {
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
      reportError(error, refused)
      notify.error('Error', refused)
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

/** Tells of a success once there is one. */
export function tellOnceSafe(outcome: Promise<WriteOutcome>, title: string, description?: string): void {
  const tell = async () => {
    if ((await outcome) !== 'refused') notify.success(title, description)
  }
  void tell()
}
