import { useState } from 'react'
import { notify } from '../../ui/toast.tsx'
import { isSessionOver, messageFor } from '../api/api-error.ts'
import { tellFailure } from '../messages/tell-failure.ts'

export interface BulkWords {
  /** '40 bookings confirmed' */
  readonly done: (count: number) => string
  /** Below it, once all are done. */
  readonly doneText: string
  /** '2 of 40 bookings were not confirmed' */
  readonly failed: (count: number, of: number) => string
  /** Why, where nobody says so. */
  readonly fallback: string
}

/**
 * The same act on several entries, one call after the other: each is decided, told and audited by itself, and one that
 * is refused does not stop the others. An ended session does.
 */
export function useBulkAct() {
  const [progress, setProgress] = useState<string>()

  async function run<T>(entries: readonly T[], act: (entry: T) => Promise<void>, words: BulkWords): Promise<boolean> {
    const failures: unknown[] = []
    try {
      for (const [index, entry] of entries.entries()) {
        setProgress(`${index + 1} of ${entries.length}`)
        try {
          await act(entry)
        } catch (error) {
          failures.push(error)
          if (isSessionOver(error)) {
            tellFailure(error, words.fallback)
            return false
          }
        }
      }
    } finally {
      setProgress(undefined)
    }
    if (failures.length === 0) notify.success(words.done(entries.length), words.doneText)
    else notify.error(words.failed(failures.length, entries.length), messageFor(failures[0], words.fallback))
    return failures.length === 0
  }

  return { progress, run }
}
