import type { Trip } from '@waymark/contract/trips/trip'
import { Luggage, PencilLine } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { RenameForm } from '../../../shared/forms/rename-form.tsx'
import { SavedDialog } from '../../../shared/cards/saved-dialog.tsx'
import { renameTrip } from '../../../shared/live/trips.ts'
import { queueWrite } from '../../../shared/messages/queue-write.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { TripDetails } from './trip-details.tsx'

interface TripDialogProps {
  trip: Trip
  /** Link to the trip page. */
  pagePath: string
  /** Link to its packing list, or for making one. */
  packingPath: string
  /** Its bookings; undefined if there are none. */
  bookings: ReactNode
  /** False for viewers. */
  mayRename: boolean
  onClose: () => void
  /** Undefined for those who may not delete it. */
  onDelete: (() => void) | undefined
}

export function TripDialog({ trip, pagePath, packingPath, bookings, mayRename, onClose, onDelete }: TripDialogProps) {
  const [renaming, setRenaming] = useState(false)
  return (
    <SavedDialog
      of={trip}
      onClose={onClose}
      onDelete={onDelete}
      actions={
        <>
          <Link to={pagePath} className={buttonClass('primary', 'medium', 'max-sm:px-3.5')}>
            Open trip
          </Link>
          <Link to={packingPath} className={buttonClass('secondary', 'medium', 'max-sm:px-3.5')}>
            <Luggage aria-hidden="true" className="max-sm:hidden" />
            Packing list
          </Link>
          {mayRename && (
            <Button
              variant="secondary"
              className="max-sm:px-3"
              aria-expanded={renaming}
              onClick={() => setRenaming(!renaming)}
            >
              <PencilLine aria-hidden="true" />
              <span className="max-sm:sr-only">Rename</span>
            </Button>
          )}
        </>
      }
    >
      {renaming && (
        <RenameForm
          label="Rename trip"
          title={trip.title}
          onCancel={() => setRenaming(false)}
          onRename={(title) => {
            if (title !== trip.title) void queueWrite('Failed to rename trip', renameTrip(trip.id, title), [title])
            setRenaming(false)
          }}
        />
      )}
      <TripDetails trip={trip} bookings={bookings} />
    </SavedDialog>
  )
}
