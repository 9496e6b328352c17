import { useState, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { differences } from '../../../shared/forms/differences.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { focusFirstFault, showFaults } from '../../../shared/forms/form-faults.ts'
import { useVersionedSave } from '../../../shared/forms/use-versioned-save.ts'
import { VersionConflict } from '../../../shared/forms/version-conflict.tsx'
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
  const [uploading, setUploading] = useState(false)
  const form = useForm<F, unknown, Form>({
    resolver: kind.resolver,
    defaultValues: (entry === undefined ? kind.empty : fieldsOf(entry)) as DefaultValues<F>,
    shouldFocusError: false,
  })
  const order = Object.keys(labels) as (keyof F & string & Path<F>)[]
  const verb = entry === undefined ? 'create' : 'update'
  const { save, saving, failure, conflict } = useVersionedSave<E, F, Form>({
    form,
    stored: entry,
    fieldsOf,
    save: kind.save,
    readNewest: kind.readNewest,
    onSaved: () => {
      notify.success(succeeded(noun, verb))
      onClose()
    },
    onFailed: (error, isGone) => {
      const title = failed(noun, verb)
      const message = showFaults(form, error, { order, fallback: title })
      const shown = isGone ? `This ${noun} has been deleted meanwhile.` : message
      toastFailure(error, title, shown)
      return shown
    },
  })

  return (
    <FormDialog
      wide
      title={`${entry === undefined ? 'Add' : 'Edit'} ${capital(noun)}`}
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
      {conflict !== undefined && (
        <VersionConflict differences={differences(labels, { ...conflict, mine: form.getValues() })} {...conflict} />
      )}
      <Fields busy={saving} className="space-y-5">
        <legend className="sr-only">{capital(noun)}</legend>
        {renderFields({ form, uploading, onUploading: setUploading })}
      </Fields>
    </FormDialog>
  )
}
