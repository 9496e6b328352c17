import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteQuestionProps {
  /** Title of the dialog: 'Delete trip'. */
  heading: string
  /** Name of what is to be deleted; undefined while the dialog is closed. */
  title: string | undefined
  onClose: () => void
  onConfirm: () => void
}

export function DeleteQuestion({ heading, title = '', onClose, onConfirm }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      open={title !== ''}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={heading}
      description={`Are you sure you want to delete "${title}" ? This action cannot be undone.`}
      confirm="Delete"
      onConfirm={onConfirm}
    />
  )
}
