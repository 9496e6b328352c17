import type { Trip } from '@waymark/contract/trips'
import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDayRange } from '../../../domain/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { renameTrip } from '../data/rename-trip.ts'
import { RenameTripForm } from './rename-trip-form.tsx'
import { TripDetails } from './trip-details.tsx'

interface TripDialogProps {
  trip: Trip
  onClose: () => void
  /** Undefined for whoever may not delete it. */
  onDelete: (() => void) | undefined
}

export function TripDialog({ trip, onClose, onDelete }: TripDialogProps) {
  const [renaming, setRenaming] = useState(false)
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={<span dir="auto">{trip.title}</span>}
      description={
        <>
          <bdi>{trip.destination}</bdi> · {formatDayRange(trip.startDate, trip.endDate)}
        </>
      }
      footer={
        <div className="flex w-full justify-between gap-2.5">
          {onDelete !== undefined && (
            <Button variant="ghost" className="!text-danger" onClick={onDelete}>
              <Trash2 aria-hidden="true" />
              Delete
            </Button>
          )}
          <Button
            variant="secondary"
            className="ml-auto"
            aria-expanded={renaming}
            onClick={() => setRenaming(!renaming)}
          >
            <PencilLine aria-hidden="true" />
            Rename
          </Button>
        </div>
      }
    >
      {renaming && (
        <RenameTripForm
          title={trip.title}
          onCancel={() => setRenaming(false)}
          onRename={(title) => {
            if (title !== trip.title) renameTrip(trip.id, title)
            setRenaming(false)
          }}
        />
      )}
      <TripDetails trip={trip} />
    </Dialog>
  )
}
