import type { Trip } from '@waymark/contract/trips'
import { Luggage, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDayRange } from '../../../domain/dates.ts'
import { RenameForm } from '../../../domain/rename-form.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { renameTrip } from '../data/rename-trip.ts'
import { TripDetails } from './trip-details.tsx'

interface TripDialogProps {
  trip: Trip
  /** Where its packing list is, or is made. */
  packingPath: string
  onClose: () => void
  /** Undefined for whoever may not delete it. */
  onDelete: (() => void) | undefined
}

export function TripDialog({ trip, packingPath, onClose, onDelete }: TripDialogProps) {
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
        <div className="flex w-full flex-wrap gap-2.5">
          {onDelete !== undefined && (
            <Button variant="ghost" className="mr-auto !text-danger max-sm:px-3" onClick={onDelete}>
              <Trash2 aria-hidden="true" />
              <span className="max-sm:sr-only">Delete</span>
            </Button>
          )}
          <Link to={packingPath} className={buttonClass('secondary')}>
            <Luggage aria-hidden="true" />
            Packing list
          </Link>
          <Button variant="secondary" aria-expanded={renaming} onClick={() => setRenaming(!renaming)}>
            <PencilLine aria-hidden="true" />
            Rename
          </Button>
        </div>
      }
    >
      {renaming && (
        <RenameForm
          label="Rename trip"
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
