import type { Trip } from '@waymark/contract/trips'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface DeleteTripQuestionProps {
  /** The trip to ask about; undefined while nothing is asked. */
  trip: Pick<Trip, 'title'> | undefined
  onClose: () => void
  onConfirm: () => void
}

export function DeleteTripQuestion({ trip, onClose, onConfirm }: DeleteTripQuestionProps) {
  return (
    <ConfirmDialog
      open={trip !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Delete trip"
      description={`Are you sure you want to delete "${trip?.title ?? ''}" ? This action cannot be undone.`}
      confirm="Delete"
      onConfirm={onConfirm}
    />
  )
}
