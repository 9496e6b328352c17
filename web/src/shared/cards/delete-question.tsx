import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteQuestionProps {
  /** Of the dialog: 'Delete trip'. */
  heading: string
  /** What to ask about, by its title; undefined while nothing is asked. */
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
