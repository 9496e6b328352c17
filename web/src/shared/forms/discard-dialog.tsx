import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DiscardDialogProps {
  readonly open: boolean
  /** What becomes of it otherwise. */
  readonly description?: string
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: () => void
}

/** Asks before what was typed and not saved goes with the dialog that it stands in. */
export const DiscardDialog = (props: DiscardDialogProps) => (
  <ConfirmDialog
    description="It has not been saved yet."
    {...props}
    title="Discard what you entered?"
    confirm="Discard"
    cancel="Keep editing"
  />
)
