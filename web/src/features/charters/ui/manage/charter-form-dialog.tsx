import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { differences } from '../../../../shared/forms/differences.ts'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { useVersionedSave } from '../../../../shared/forms/use-versioned-save.ts'
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
import { CHARTER_LABELS, fieldTexts } from '../../model/charter-labels.ts'
import { CharterForm } from './charter-form.tsx'

interface CharterFormDialogProps {
  /** Undefined for a new trip. */
  trip: ListedCharterTrip | undefined
  onClose: () => void
}

/** The form of a trip. Input is kept when saving fails or there is a version conflict. */
export function CharterFormDialog({ trip, onClose }: CharterFormDialogProps) {
  const [uploading, setUploading] = useState(false)
  const form = useForm<CharterFields>({
    resolver: charterResolver,
    defaultValues: trip === undefined ? EMPTY_CHARTER : fieldsOfTrip(trip),
  })
  const verb = trip === undefined ? 'create' : 'update'
  const { save, saving, failure, conflict } = useVersionedSave({
    form,
    stored: trip,
    fieldsOf: fieldsOfTrip,
    save: saveCharterTrip,
    readNewest: readCharterTrip,
    onSaved: () => {
      notify.success(`Charter trip ${verb}d successfully`)
      onClose()
    },
    onFailed: (error, isGone) => {
      const title = `Failed to ${verb} charter trip`
      for (const [path, fault] of Object.entries(error instanceof ApiError ? error.fields : {})) {
        const field = fieldOfPath(path)
        // Paths within days are valid, but too many for the type.
        if (field !== undefined) form.setError(field as 'title', { message: fault }, { shouldFocus: true })
      }
      const shown = isGone ? 'This charter trip has been deleted meanwhile.' : messageFor(error, title)
      toastFailure(error, title, shown)
      return isSessionOver(error) ? undefined : shown
    },
  })

  return (
    <FormDialog
      wide
      title={trip === undefined ? 'Add Charter Trip' : 'Edit Charter Trip'}
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
      {conflict !== undefined && (
        <VersionConflict
          {...conflict}
          differences={differences(CHARTER_LABELS, {
            before: fieldTexts(conflict.before),
            newest: fieldTexts(conflict.newest),
            mine: fieldTexts(form.getValues()),
          })}
        />
      )}
      <CharterForm form={form} saving={saving} uploading={uploading} onUploading={setUploading} />
    </FormDialog>
  )
}
