import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface MissingDialogProps {
  title: string
  description: string
  /** On the button that leads back. */
  back: string
  onClose: () => void
}

/** For an address that names something which is not there, or no longer. */
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
