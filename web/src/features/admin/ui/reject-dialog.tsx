import type { Activity } from '@waymark/contract/activities/activity'
import { LIMITS } from '@waymark/contract/limits'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { showFaults } from '../../../shared/forms/form-faults.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { failsAll } from '../../../shared/api/api-error.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
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
  /** The live activities: their submitters may change them while the reason is being written. */
  activities: readonly Activity[]
  onClose: () => void
}

/** Asks for the reason for rejection, which the submitters see. */
export function RejectDialog({ activities, onClose }: RejectDialogProps) {
  const [seen, setSeen] = useState(activities)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isOne = seen.length === 1
  const form = useForm<ReasonFields>({ defaultValues: { reason: '' } })
  const { errors, isDirty } = form.formState

  async function send({ reason }: ReasonFields): Promise<void> {
    setSaving(true)
    setFailure(undefined)
    const rejected = new Set<string>()
    let error: unknown
    for (const activity of seen) {
      try {
        await reject(activity, reason.trim())
        rejected.add(activity.id)
      } catch (refusal) {
        error ??= refusal
        if (failsAll(refusal)) break
      }
    }
    const left = seen.filter(({ id }) => !rejected.has(id)).map(({ id }) => id)
    if (left.length === 0) {
      if (isOne) notify.success('Activity rejected', 'Its submitter has been told why.')
      else notify.success(`${seen.length} activities rejected`, 'Each submitter has been told why.')
      onClose()
      return
    }
    // Synchronously, because a field in a disabled form cannot receive focus.
    flushSync(() => setSaving(false))
    const title = failed('activity', 'update')
    const message = showFaults(form, error, { order: ['reason'], fallback: title })
    // Shows the current version, to which the next attempt refers. Those that were rejected have left.
    setSeen(activities.filter(({ id }) => left.includes(id)))
    setFailure(isOne ? message : `${left.length} of ${seen.length} not rejected. ${message}`)
    toastFailure(error, title, message)
  }

  return (
    <FormDialog
      title={isOne ? 'Reject activity' : `Reject ${seen.length} activities`}
      description={
        isOne ? (
          <>
            Tell the submitter of <bdi>“{seen[0]?.title}”</bdi> what is missing.
          </>
        ) : (
          'Tell their submitters what is missing. Each gets the same text.'
        )
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
