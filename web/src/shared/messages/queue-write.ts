import { notify } from '../../ui/toast.tsx'
import { RefusedForGood, trackWrite, type WriteOutcome } from '../live/track-write.ts'

/**
 * Lets a direct write of Firestore go its way; screens do not wait for it. If the server refuses it, now or when the
 * network is back, the user is told `refused`, such as 'Failed to delete trip', or why it is refused for good.
 * @param typed the texts in it that somebody has typed: they are offered back with a refusal
 * @returns what may be told: a success only once it is accepted, or queued on this device. Never rejects.
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

/** Tells of a success once there is one, and how to take it back. */
export function tellUndoable(outcome: Promise<WriteOutcome>, title: string, onUndo: () => void): void {
  const tell = async () => {
    if ((await outcome) !== 'refused') notify.undoable(title, onUndo)
  }
  void tell()
}

/** Tells of a success once there is one. */
export function tellOnceSafe(outcome: Promise<WriteOutcome>, title: string, description?: string): void {
  const tell = async () => {
    if ((await outcome) !== 'refused') notify.success(title, description)
  }
  void tell()
}
