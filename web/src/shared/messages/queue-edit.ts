import type { WriteOutcome } from '../live/track-write.ts'
import type { Edit } from '../live/unsent-edits.ts'
import { queueWrite } from './queue-write.ts'

/** Loaded with the page, but not before it is drawn. Without it the page that makes an edit still tells of its refusal. */
const notes = import('../live/unsent-edits.ts').catch(() => undefined)

/**
 * Lets the writes of an edit go their way. A refusal is told as `refused`, however late it comes, also to the next load of
 * the app, and what was typed is offered back.
 */
export function queueEdit(refused: string, sent: Promise<unknown>, edit: Edit): Promise<WriteOutcome> {
  void notes.then((part) => part?.noteUnsent(edit, sent))
  return queueWrite(refused, sent, Object.values(edit.typed))
}
