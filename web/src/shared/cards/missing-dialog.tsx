import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface MissingDialogProps {
  title: string
  description: string
  /** Label of the button that leads back. */
  back: string
  onClose: () => void
}

/** Shown when the address refers to something that does not exist. */
export function MissingDialog({ title, description, back, onClose }: MissingDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {back}
        </Button>
      }
    />
  )
}
