import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DiscardDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: () => void
}

/** Asks before what was typed and not saved goes with the dialog that it stands in. */
export const DiscardDialog = (props: DiscardDialogProps) => (
  <ConfirmDialog
    {...props}
    title="Discard what you entered?"
    description="It has not been saved yet."
    confirm="Discard"
    cancel="Keep editing"
  />
)
