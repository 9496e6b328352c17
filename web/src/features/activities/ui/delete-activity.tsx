import type { Activity } from '@waymark/contract/activities/activity'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { remove } from '../data/save-activity.ts'

const FAILED = 'Failed to delete activity. Please try again.'

interface DeleteActivityProps {
  activity: Activity
  onClose: () => void
  /** Called when deletion starts: the card disappears with the live update. */
  onDelete: () => void
}

/** Asks for confirmation and deletes a submission. */
export function DeleteActivity({ activity, onClose, onDelete }: DeleteActivityProps) {
  const [deleting, setDeleting] = useState(false)

  async function confirm(): Promise<void> {
    setDeleting(true)
    onDelete()
    try {
      await remove(activity.id)
      notify.success('Activity deleted successfully!')
      onClose()
    } catch (error) {
      setDeleting(false)
      toastFailure(error, FAILED)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !deleting) onClose()
      }}
      title="Are you sure you want to delete this activity?"
      description={`Are you sure you want to delete "${activity.title}" ? This action cannot be undone.`}
      confirm="Delete"
      pending={deleting}
      onConfirm={() => void confirm()}
    />
  )
}
