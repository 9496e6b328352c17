import type { PackingList } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { Copy, ListChecks, Map } from 'lucide-react'
import { Link } from 'react-router-dom'
import { packingScreenPath, tripDialogPath } from '../../../config/paths.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { SavedDialog } from '../../../shared/cards/saved-dialog.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { useListPatch } from '../data/use-list-patch.ts'
import { WithPackers } from './packers.tsx'
import { GoneNote } from './gone-note.tsx'
import { Checklist } from './checklist.tsx'

interface PackingListDialogProps {
  list: PackingList
  /** Whether it was deleted, or closed for the user, and stays because of what was typed. */
  isGone: boolean
  /** The list's trip, if it is one of the user's. */
  trip: Trip | undefined
  onClose: () => void
  onCopy: () => void
  /** Undefined for those who may not delete it. */
  onDelete: (() => void) | undefined
}

export function PackingListDialog({ list, isGone, trip, onClose, onCopy, onDelete }: PackingListDialogProps) {
  const patch = useListPatch(list)
  return (
    <SavedDialog
      of={list}
      onClose={onClose}
      onDelete={onDelete}
      actions={
        <>
          <Button variant="secondary" onClick={onCopy}>
            <Copy aria-hidden="true" />
            <span>
              Copy<span className="max-sm:sr-only"> for another trip</span>
            </span>
          </Button>
          <Link to={packingScreenPath(list.id)} className={buttonClass('secondary')}>
            <ListChecks aria-hidden="true" />
            Open in full
          </Link>
        </>
      }
    >
      {trip !== undefined && (
        <p className="mb-5">
          <Link
            to={tripDialogPath(trip.id)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline underline-offset-4"
          >
            <Map aria-hidden="true" className="size-4.5 shrink-0" />
            <bdi>{trip.title}</bdi>
          </Link>
        </p>
      )}
      <GoneNote isGone={isGone} />
      <WithPackers list={list} onPatch={patch}>
        <Checklist list={list} onPatch={patch} />
      </WithPackers>
      <p className="mt-6 text-sm text-muted">Created {formatInstant(list.createdAt)}</p>
    </SavedDialog>
  )
}
