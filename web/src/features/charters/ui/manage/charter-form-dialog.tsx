import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { differences, isOutdated, typedFields } from '../../../../shared/forms/differences.ts'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { rebaseForm } from '../../../../shared/forms/rebase-form.ts'
import { VersionConflict } from '../../../../shared/forms/version-conflict.tsx'
import { ApiError, isSessionOver, messageFor } from '../../../../shared/api/api-error.ts'
import { isOnline } from '../../../../shared/pwa/online.ts'
import { toastFailure } from '../../../../shared/messages/toast-failure.ts'
import { notify } from '../../../../ui/toast.tsx'
import { readCharterTrip, saveCharterTrip } from '../../data/manage-charter-trips.ts'
import {
  charterResolver,
  EMPTY_CHARTER,
  fieldOfPath,
  fieldsOfTrip,
  type CharterFields,
} from '../../model/charter-fields.ts'
import { CHARTER_LABELS, toldFields } from '../../model/charter-labels.ts'
import { CharterForm } from './charter-form.tsx'

interface CharterFormDialogProps {
  /** Undefined for a new trip. */
  trip: ListedCharterTrip | undefined
  onClose: () => void
}

/** The form of a trip. Input is kept when saving fails or there is a version conflict. */
export function CharterFormDialog({ trip, onClose }: CharterFormDialogProps) {
  // The trip at opening: refetching the list must not raise the version while editing.
  const [before, setBefore] = useState(trip)
  const [newest, setNewest] = useState<ListedCharterTrip>()
  const [saving, setSaving] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const start = before === undefined ? EMPTY_CHARTER : fieldsOfTrip(before)
  const form = useForm<CharterFields>({ resolver: charterResolver, defaultValues: start })
  const verb = before === undefined ? 'create' : 'update'

  async function save(fields: CharterFields): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    setNewest(undefined)
    try {
      await saveCharterTrip(fields, before)
      notify.success(`Charter trip ${verb}d successfully`)
      onClose()
    } catch (error) {
      const newer = isOutdated(error) && before !== undefined ? await readCharterTrip(before.id) : undefined
      // Synchronously, because a field in a disabled form cannot receive focus.
      flushSync(() => setSaving(false))
      showFailure(error, newer)
    }
  }

  function showFailure(error: unknown, newer: ListedCharterTrip | undefined): void {
    const title = `Failed to ${verb} charter trip`
    const message = messageFor(error, title)
    for (const [path, fault] of Object.entries(error instanceof ApiError ? error.fields : {})) {
      const field = fieldOfPath(path)
      // Paths within days are valid, but too many for the type.
      if (field !== undefined) form.setError(field as 'title', { message: fault }, { shouldFocus: true })
    }
    setNewest(newer)
    setFailure(newer === undefined && !isSessionOver(error) ? message : undefined)
    toastFailure(error, title)
  }

  /** Rebases the form onto the stored version, keeping the input of the fields in `mine`. */
  function takeOver(stored: ListedCharterTrip, mine: readonly (keyof CharterFields)[]): void {
    rebaseForm(form, fieldsOfTrip(stored), mine)
    setBefore(stored)
    setNewest(undefined)
  }

  return (
    <FormDialog
      wide
      title={before === undefined ? 'Add Charter Trip' : 'Edit Charter Trip'}
      submit={saving ? 'Saving...' : 'Save'}
      unsaved={form.formState.isDirty || uploading}
      pending={uploading}
      sending={saving}
      failure={failure}
      onSubmit={() => {
        if (isOnline() && !saving && !uploading) void form.handleSubmit(save)()
      }}
      onClose={onClose}
    >
      {newest !== undefined && (
        <VersionConflict
          differences={differences(CHARTER_LABELS, {
            before: toldFields(start),
            newest: toldFields(fieldsOfTrip(newest)),
            mine: toldFields(form.getValues()),
          })}
          onLoad={() => takeOver(newest, [])}
          onKeep={() => takeOver(newest, typedFields(start, form.getValues()))}
        />
      )}
      <CharterForm form={form} saving={saving} uploading={uploading} onUploading={setUploading} />
    </FormDialog>
  )
}
