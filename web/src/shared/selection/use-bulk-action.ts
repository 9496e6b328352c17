import { useState } from 'react'
import { notify } from '../../ui/toast.tsx'
import { failsAll, isSessionOver, messageFor } from '../api/api-error.ts'
import { toastFailure } from '../messages/toast-failure.ts'

export interface BulkWords {
  /** '40 bookings confirmed' */
  readonly done: (count: number) => string
  /** Text below the title, once all have succeeded. */
  readonly doneText: string
  /** '2 of 40 bookings were not confirmed' */
  readonly failed: (count: number, of: number) => string
  /** Fallback for the reason. */
  readonly fallback: string
}

/**
 * Performs the same action on several entries by one call each, so that each is decided, notified and audited
 * separately. A refused entry does not stop the others; an ended session or a lost network does.
 */
export function useBulkAction() {
  const [progress, setProgress] = useState<string>()

  async function run<T>(entries: readonly T[], act: (entry: T) => Promise<void>, words: BulkWords): Promise<boolean> {
    let done = 0
    let failure: unknown
    try {
      for (const [index, entry] of entries.entries()) {
        setProgress(`${index + 1} of ${entries.length}`)
        try {
          await act(entry)
          done += 1
        } catch (error) {
          failure ??= error
          if (isSessionOver(error)) {
            toastFailure(error, words.fallback)
            return false
          }
          if (failsAll(error)) break
        }
      }
    } finally {
      setProgress(undefined)
    }
    const left = entries.length - done
    if (left === 0) notify.success(words.done(done), words.doneText)
    else notify.error(words.failed(left, entries.length), messageFor(failure, words.fallback))
    return left === 0
  }

  return { progress, run }
}
