import type { WriteOutcome } from '../live/track-write.ts'
import type { Edit } from '../live/unsent-edits.ts'
import { queueWrite } from './queue-write.ts'

/** Loaded lazily after rendering. Without it, the current page still reports a refusal. */
const notes = import('../live/unsent-edits.ts').catch(() => undefined)

/**
 * Tracks the writes of an edit. A refusal is shown as `refused`, however late, even in a later page load, and typed
 * texts are offered again.
 */
export function queueEdit(refused: string, sent: Promise<unknown>, edit: Edit): Promise<WriteOutcome> {
  void notes.then((part) => part?.noteUnsent(edit, sent))
  return queueWrite(refused, sent, Object.values(edit.typed))
}
