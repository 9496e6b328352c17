import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { differences, isOutdated, typedFields } from '../../../shared/forms/differences.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { focusFirstFault, showFaults } from '../../../shared/forms/form-faults.ts'
import { rebaseForm } from '../../../shared/forms/rebase-form.ts'
import { VersionConflict } from '../../../shared/forms/version-conflict.tsx'
import { ApiError } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { Fields } from '../../../ui/fields.tsx'
import { notify } from '../../../ui/toast.tsx'
import { capital, failed, succeeded, type Entry, type EntryForm } from '../model/entry-kind.ts'

export interface EntryFieldsProps<Fields extends FieldValues, Form> {
  form: UseFormReturn<Fields, unknown, Form>
  /** Whether a picture is being uploaded. */
  uploading: boolean
  onUploading: (uploading: boolean) => void
}

interface EntryDialogProps<E extends Entry, Fields extends FieldValues, Form> {
  kind: EntryForm<E, Fields, Form>
  /** Undefined for a new entry. */
  entry: E | undefined
  renderFields: (props: EntryFieldsProps<Fields, Form>) => ReactNode
  onClose: () => void
}

/** The form for adding or editing an entry. Input is kept when saving fails or there is a version conflict. */
export function EntryDialog<E extends Entry, F extends FieldValues, Form>(props: EntryDialogProps<E, F, Form>) {
  const { kind, entry, renderFields, onClose } = props
  const { noun, fieldsOf, labels } = kind
  // The entry at opening: a live update must not raise the version while editing.
  const [before, setBefore] = useState(entry)
  const [newest, setNewest] = useState<E>()
  const [saving, setSaving] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const start: F = before === undefined ? kind.empty : fieldsOf(before)
  const form = useForm<F, unknown, Form>({
    resolver: kind.resolver,
    defaultValues: start as DefaultValues<F>,
    shouldFocusError: false,
  })
  const order = Object.keys(labels) as (keyof F & string & Path<F>)[]

  async function readNewest(id: string): Promise<E | undefined> {
    try {
      return await kind.readNewest(id)
    } catch {
      // Offline by now; the first error's message says so.
      return undefined
    }
  }

  async function save(sent: Form): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    setNewest(undefined)
    try {
      await kind.save(sent, before)
      notify.success(succeeded(noun, before === undefined ? 'create' : 'update'))
      onClose()
    } catch (error) {
      const newer = isOutdated(error) && before !== undefined ? await readNewest(before.id) : undefined
      // Synchronously, because a field in a disabled form cannot receive focus.
      flushSync(() => setSaving(false))
      showFailure(error, newer)
    }
  }

  function showFailure(error: unknown, newer: E | undefined): void {
    const title = failed(noun, before === undefined ? 'create' : 'update')
    const message = showFaults(form, error, { order, fallback: title })
    setNewest(newer)
    const isGone = before !== undefined && error instanceof ApiError && error.code === 'not-found'
    const told = isGone ? `This ${noun} has been deleted meanwhile.` : message
    setFailure(newer === undefined ? told : undefined)
    toastFailure(error, title, told)
  }

  /** Rebases the form onto the stored version, keeping the input of the fields in `mine`. */
  function takeOver(stored: E, mine: readonly (keyof F & string)[]): void {
    rebaseForm(form, fieldsOf(stored), mine)
    setBefore(stored)
    setNewest(undefined)
  }

  return (
    <FormDialog
      wide
      title={`${before === undefined ? 'Add' : 'Edit'} ${capital(noun)}`}
      submit={saving ? 'Saving...' : 'Save'}
      unsaved={form.formState.isDirty || uploading}
      pending={uploading}
      sending={saving}
      failure={failure}
      onSubmit={() => {
        if (isOnline() && !saving && !uploading) void form.handleSubmit(save, focusFirstFault(form, order))()
      }}
      onClose={onClose}
    >
      {newest !== undefined && (
        <VersionConflict
          differences={differences(labels, { before: start, newest: fieldsOf(newest), mine: form.getValues() })}
          onLoad={() => takeOver(newest, [])}
          onKeep={() => takeOver(newest, typedFields(start, form.getValues()))}
        />
      )}
      <Fields busy={saving} className="space-y-5">
        <legend className="sr-only">{capital(noun)}</legend>
        {renderFields({ form, uploading, onUploading: setUploading })}
      </Fields>
    </FormDialog>
  )
}
