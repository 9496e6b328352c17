import {
  ActivityForm as ActivitySchema,
  type ActivityForm as Entered,
} from '@waymark/contract/activities/activity-calls'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import {
  ACTIVITY_FIELDS,
  type ActivityFields,
  bodyOfActivity,
  fieldOfActivity,
} from '../../../shared/forms/activity-fields.ts'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { focusFirstFault, showFaults } from '../../../shared/forms/form-faults.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { notify } from '../../../ui/toast.tsx'
import { ActivityForm } from './activity-form.tsx'

const resolver = contractResolver<ActivityFields, Entered>(ActivitySchema, {
  bodyOf: bodyOfActivity,
  fieldOf: fieldOfActivity,
})

export interface ActivityFormWords {
  readonly title: string
  readonly description: string
  /** Label of the submit button, before and while saving. */
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

/** The form for submitting or editing an activity. Input is kept when saving fails. */
export function ActivityFormDialog({ words, start, onSave, onClose }: ActivityFormDialogProps) {
  const form = useForm<ActivityFields, unknown, Entered>({ resolver, defaultValues: start, shouldFocusError: false })
  const [saving, setSaving] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function save(activity: Entered): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    try {
      await onSave(activity)
      notify.success(words.saved)
      onClose()
    } catch (error) {
      // Synchronously, because a field in a disabled form cannot receive focus.
      flushSync(() => setSaving(false))
      const message = showFaults(form, error, { order: ACTIVITY_FIELDS, fallback: words.failed })
      setFailure(message)
      toastFailure(error, words.failed, message)
    }
  }

  return (
    <FormDialog
      title={words.title}
      description={words.description}
      submit={saving ? words.saving : words.save}
      unsaved={form.formState.isDirty || uploading}
      pending={uploading}
      sending={saving}
      failure={failure}
      onSubmit={() => {
        if (isOnline() && !saving && !uploading) void form.handleSubmit(save, focusFirstFault(form, ACTIVITY_FIELDS))()
      }}
      onClose={onClose}
    >
      <ActivityForm form={form} saving={saving} uploading={uploading} onUploading={setUploading} />
    </FormDialog>
  )
}
