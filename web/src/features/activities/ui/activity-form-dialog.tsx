import { zodResolver } from '@hookform/resolvers/zod'
import type { ActivityForm as Entered } from '@waymark/contract/activities/activity-calls'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type FieldErrors } from 'react-hook-form'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { formFaults } from '../../../shared/forms/form-faults.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { notify } from '../../../ui/notice.tsx'
import { ACTIVITY_FIELDS, ActivityFieldsSchema, type ActivityFields } from '../model/activity-fields.ts'
import { ActivityForm } from './activity-form.tsx'

const resolver = zodResolver(ActivityFieldsSchema)

export interface ActivityFormWords {
  readonly title: string
  readonly description: string
  /** On the button, and while it is being sent. */
  readonly save: string
  readonly saving: string
  readonly saved: string
  readonly failed: string
}

interface ActivityFormDialogProps {
  words: ActivityFormWords
  start: ActivityFields
  onSave: (activity: Entered) => Promise<void>
  onClose: () => void
}

/** The form of an activity, to submit a new one or to edit one. What was typed stays there when saving fails. */
export function ActivityFormDialog({ words, start, onSave, onClose }: ActivityFormDialogProps) {
  const form = useForm<ActivityFields, unknown, Entered>({ resolver, defaultValues: start, shouldFocusError: false })
  const [saving, setSaving] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const formId = useId()

  async function save(activity: Entered): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    try {
      await onSave(activity)
      notify.success(words.saved)
      onClose()
    } catch (error) {
      // At once, because a field in a disabled form cannot take the focus.
      flushSync(() => setSaving(false))
      // The frame tells of a lost session and sends the browser to sign in.
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      const { fields, message } = formFaults(error, ACTIVITY_FIELDS, words.failed)
      fields.forEach(({ field, message }, index) => form.setError(field, { message }, { shouldFocus: index === 0 }))
      setFailure(message)
      notify.error(words.failed, message === words.failed ? undefined : message)
    }
  }

  /** In the order on the screen; react-hook-form would take the order in which the fields were registered. */
  function focusFirstFault(errors: FieldErrors<ActivityFields>): void {
    const first = ACTIVITY_FIELDS.find((field) => errors[field] !== undefined)
    if (first !== undefined) form.setFocus(first)
  }

  return (
    <FormDialog
      title={words.title}
      description={words.description}
      formId={formId}
      submit={saving ? words.saving : words.save}
      unsaved={form.formState.isDirty || uploading}
      pending={uploading}
      sending={saving}
      failure={failure}
      onClose={onClose}
    >
      <ActivityForm
        id={formId}
        form={form}
        saving={saving}
        uploading={uploading}
        onUploading={setUploading}
        onSubmit={() => {
          if (isOnline() && !saving && !uploading) void form.handleSubmit(save, focusFirstFault)()
        }}
      />
    </FormDialog>
  )
}
