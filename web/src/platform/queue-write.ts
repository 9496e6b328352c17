import { notify } from '../ui/notice.tsx'
import { reportError } from './report-error.ts'
import { oneLessUnsent, oneMoreUnsent, waitsOnceKept } from './unsent-changes.ts'

/**
 * Lets a direct write of Firestore go its way. It is not awaited, because offline its promise waits for the network;
 * the cache shows its effect at once. If the server refuses it later, the cache takes it back and the user is told
 * `refused`, such as 'Failed to delete trip'.
 */
export function queueWrite(refused: string, write: Promise<unknown>): void {
  oneMoreUnsent()
  waitsOnceKept(import('./firestore.ts').then(({ writesKept }) => writesKept()))
  write.then(oneLessUnsent, (error: unknown) => {
    oneLessUnsent()
    reportError(error, refused)
    notify.error('Error', refused)
  })
}
