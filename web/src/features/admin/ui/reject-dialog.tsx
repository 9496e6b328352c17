import type { Activity } from '@waymark/contract/activities/activity'
import { LIMITS } from '@waymark/contract/limits'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { showFaults } from '../../../shared/forms/form-faults.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { tellFailure } from '../../../shared/messages/tell-failure.ts'
import { notify } from '../../../ui/toast.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fields } from '../../../ui/fields.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { reject } from '../data/review-submission.ts'
import { failed } from '../model/entry-kind.ts'

interface ReasonFields {
  reason: string
}

interface RejectDialogProps {
  /** The live activity: its submitter may change it while the reason is being written. */
  activity: Activity
  onClose: () => void
}

/** Asks for the reason for rejection, which the submitter sees. */
export function RejectDialog({ activity, onClose }: RejectDialogProps) {
  const [seen, setSeen] = useState(activity)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useForm<ReasonFields>({ defaultValues: { reason: '' } })
  const { errors, isDirty } = form.formState

  async function send({ reason }: ReasonFields): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    try {
      await reject(seen, reason.trim())
      notify.success('Activity rejected', 'Its submitter has been told why.')
      onClose()
    } catch (error) {
      // Synchronously, because a field in a disabled form cannot receive focus.
      flushSync(() => setSaving(false))
      const title = failed('activity', 'update')
      const message = showFaults(form, error, { order: ['reason'], fallback: title })
      // Shows the current version, to which the next attempt refers.
      setSeen(activity)
      setFailure(message)
      tellFailure(error, title, message)
    }
  }

  return (
    <FormDialog
      title="Reject activity"
      description={
        <>
          Tell the submitter of <bdi>“{activity.title}”</bdi> what is missing.
        </>
      }
      submit={saving ? 'Rejecting...' : 'Reject'}
      unsaved={isDirty}
      sending={saving}
      failure={failure}
      onSubmit={() => {
        if (isOnline() && !saving) void form.handleSubmit(send)()
      }}
      onClose={onClose}
    >
      <Fields busy={saving}>
        <legend className="sr-only">Rejection</legend>
        <Field label="Reason" error={errors.reason?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...form.register('reason', {
                validate: (reason) => reason.trim() !== '' || 'Reason is required',
                maxLength: {
                  value: LIMITS.reviewReason,
                  message: `Must be at most ${LIMITS.reviewReason} characters`,
                },
              })}
              dir="auto"
              aria-required="true"
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  )
}
