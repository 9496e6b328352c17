import type { ListedCharterTrip } from '@waymark/contract/charter-calls'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../../domain/form-dialog.tsx'
import { useAttemptKey } from '../../../../domain/use-attempt-key.ts'
import { ApiError, messageFor } from '../../../../platform/api-error.ts'
import { isOnline } from '../../../../platform/online.ts'
import { notify } from '../../../../ui/notice.tsx'
import { saveCharterTrip } from '../../data/manage-charter-trips.ts'
import {
  charterResolver,
  EMPTY_CHARTER,
  fieldOfPath,
  fieldsOfTrip,
  type CharterFields,
} from '../../logic/charter-fields.ts'
import { CharterForm } from './charter-form.tsx'

interface CharterFormDialogProps {
  /** Undefined for a new one. */
  trip: ListedCharterTrip | undefined
  onClose: () => void
}

export function CharterFormDialog({ trip, onClose }: CharterFormDialogProps) {
  // What it was opened with: a list that is fetched anew must not raise the version under what was typed.
  const [before] = useState(trip)
  const id = useId()
  const attemptKey = useAttemptKey()
  const form = useForm<CharterFields>({
    resolver: charterResolver,
    defaultValues: before === undefined ? EMPTY_CHARTER : fieldsOfTrip(before),
  })
  const { errors, isDirty, isSubmitting } = form.formState

  async function save(fields: CharterFields): Promise<void> {
    try {
      await saveCharterTrip(fields, before, attemptKey(fields))
    } catch (error) {
      const title = before === undefined ? 'Failed to create charter trip' : 'Failed to update charter trip'
      const message = messageFor(error, title)
      const faults = Object.entries(error instanceof ApiError ? error.fields : {})
      for (const [path, fault] of faults) {
        const field = fieldOfPath(path)
        // The paths of the days are of the form, too, but too many for its type.
        if (field !== undefined) form.setError(field as 'title', { message: fault }, { shouldFocus: true })
      }
      form.setError('root', { message })
      notify.error(title, message === title ? undefined : message)
      return
    }
    notify.success(before === undefined ? 'Charter trip created successfully' : 'Charter trip updated successfully')
    onClose()
  }

  return (
    <FormDialog
      wide
      title={before === undefined ? 'Add Charter Trip' : 'Edit Charter Trip'}
      formId={id}
      submit={isSubmitting ? 'Saving...' : 'Save'}
      unsaved={isDirty}
      pending={false}
      sending={isSubmitting}
      failure={errors.root?.message}
      onClose={onClose}
    >
      <CharterForm
        id={id}
        form={form}
        onSubmit={() => {
          if (isOnline() && !isSubmitting) void form.handleSubmit(save)()
        }}
      />
    </FormDialog>
  )
}
