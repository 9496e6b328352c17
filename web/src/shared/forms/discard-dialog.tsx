import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DiscardDialogProps {
  readonly open: boolean
  /** What happens to the input when it is discarded. */
  readonly description?: string
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: () => void
}

/** Asks before closing a dialog with unsaved input. */
export const DiscardDialog = (props: DiscardDialogProps) => (
  <ConfirmDialog
    description="It has not been saved yet."
    {...props}
    title="Discard what you entered?"
    confirm="Discard"
    cancel="Keep editing"
  />
)
