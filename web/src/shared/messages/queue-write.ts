import { notify } from '../../ui/toast.tsx'
import { RefusedForGood, trackWrite, type WriteOutcome } from '../live/track-write.ts'

/**
 * Tracks a direct write that screens do not wait for. If the server refuses it, now or after reconnecting, the toast
 * `refused`, such as 'Failed to delete trip', or a specific reason is shown.
 * @param typed texts in the write that the user typed: they are offered again after a refusal
 * @returns resolves when it is accepted, queued or refused. Never rejects.
 */
export function queueWrite(
  refused: string,
  write: Promise<unknown>,
  typed: readonly string[] = [],
): Promise<WriteOutcome> {
  const lost = typed.filter((text) => text.trim() !== '').join('\n')
  return trackWrite(refused, write, (error) => {
    const said = error instanceof RefusedForGood ? error.message : refused
    if (lost === '') notify.error('Error', said)
    else notify.refused(said, lost)
  })
}

/** Shows a success toast with 'Undo' once the write is accepted or queued. */
export function toastUndoable(outcome: Promise<WriteOutcome>, title: string, onUndo: () => void): void {
  const tell = async () => {
    if ((await outcome) !== 'refused') notify.undoable(title, onUndo)
  }
  void tell()
}

/** Shows a success toast once the write is accepted or queued. */
export function toastOnceSafe(outcome: Promise<WriteOutcome>, title: string, description?: string): void {
  const tell = async () => {
    if ((await outcome) !== 'refused') notify.success(title, description)
  }
  void tell()
}
