import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** For an address that names a trip which is not there, or no longer. */
export function MissingTripDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Trip not found"
      description="This trip is not among yours. It may have been deleted."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Back to your trips
        </Button>
      }
    />
  )
}
