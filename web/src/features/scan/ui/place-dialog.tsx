import type { ScanResult } from '@waymark/contract/scans/scan'
import { Trash2 } from 'lucide-react'
import { formatInstant } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ConfidenceBadges } from './confidence-badges.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlacePhoto } from './place-photo.tsx'

interface PlaceDialogProps {
  place: ScanResult
  onClose: () => void
  onDelete: () => void
}

export function PlaceDialog({ place, onClose, onDelete }: PlaceDialogProps) {
  const { locationName, category, confidence, description, locationData, createdAt } = place
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={<span dir="auto">{locationName}</span>}
      footer={
        <Button variant="ghost" className="mr-auto !text-danger" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      }
    >
      <PlacePhoto
        place={place}
        alt={`${locationName}, as you saw it`}
        whole
        className="mb-5 aspect-4/3 max-h-[50dvh] w-full rounded-card"
      />
      <div className="mb-5">
        <ConfidenceBadges category={category} confidence={confidence} verified={locationData.verified} />
      </div>
      <PlaceFacts description={description} facts={locationData} />
      <p className="mt-6 text-sm text-muted">Discovered {formatInstant(createdAt)}</p>
    </Dialog>
  )
}
