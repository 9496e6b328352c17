import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'
import { isOutdated, typedFields } from './differences.ts'

interface VersionedSave<Stored, Fields extends FieldValues, Sent> {
  readonly form: UseFormReturn<Fields, unknown, Sent>
  /** The version at opening; undefined for a new one. */
  readonly stored: Stored | undefined
  readonly fieldsOf: (stored: Stored) => Fields
  readonly save: (sent: Sent, before: Stored | undefined) => Promise<void>
  /** The stored version; undefined if it is gone. */
  readonly readNewest: (id: string) => Promise<Stored | undefined>
  readonly onSaved: () => void
  /**
   * Shows the errors of fields, and announces the failure.
   * @returns the error of the form as a whole
   */
  readonly onFailed: (error: unknown, isGone: boolean) => string | undefined
}

/** Resets the form to the stored values, except for the fields in `mine`, which keep their input. */
function rebaseForm<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  stored: Fields,
  mine: readonly (keyof Fields)[],
): void {
  const typed = form.getValues()
  form.reset(stored)
  // Not with `setValue`, which does not know list fields right after a reset.
  form.reset({ ...stored, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) }, { keepDefaultValues: true })
}

/** Saves a form with a version check. Input is kept when saving fails or there is a version conflict. */
export function useVersionedSave<Stored extends { readonly id: string }, Fields extends FieldValues, Sent>({
  form,
  stored,
  fieldsOf,
  ...calls
}: VersionedSave<Stored, Fields, Sent>) {
  // The version at opening: a live update must not raise it while editing.
  const [before, setBefore] = useState(stored)
  const [newest, setNewest] = useState<Stored>()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function readNewest(id: string): Promise<Stored | undefined> {
    try {
      return await calls.readNewest(id)
    } catch {
      // Offline by now; the first error's message says so.
      return undefined
    }
  }

  async function save(sent: Sent): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    setNewest(undefined)
    try {
      await calls.save(sent, before)
      calls.onSaved()
    } catch (error) {
      const newer = isOutdated(error) && before !== undefined ? await readNewest(before.id) : undefined
      // Synchronously, because a field in a disabled form cannot receive focus.
      flushSync(() => setSaving(false))
      const isGone = before !== undefined && error instanceof ApiError && error.code === 'not-found'
      const message = calls.onFailed(error, isGone)
      setNewest(newer)
      setFailure(newer === undefined ? message : undefined)
    }
  }

  /** Rebases the form onto the newest version, keeping the input of the fields in `mine`. */
  function rebase(onto: Stored, mine: readonly (keyof Fields)[]): void {
    rebaseForm(form, fieldsOf(onto), mine)
    setBefore(onto)
    setNewest(undefined)
  }

  const conflict =
    newest === undefined || before === undefined
      ? undefined
      : {
          before: fieldsOf(before),
          newest: fieldsOf(newest),
          onLoad: () => rebase(newest, []),
          onKeep: () => rebase(newest, typedFields(fieldsOf(before), form.getValues())),
        }
  return { save, saving, failure, conflict }
}
