import { activeItems, type PackingList } from '@waymark/contract/packing/packing-list'
import type { Trip } from '@waymark/contract/trips/trip'
import { Backpack } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PACK_AT_ONCE, packForTripPath, packingListPath } from '../../../config/paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { PackedProgress } from './packed-progress.tsx'

/** Packing progress of a trip, with a link to its list or for making one. */
export function TripPacking({ trip, list }: { trip: Trip; list: PackingList | undefined }) {
  if (list === undefined) {
    return (
      <div>
        <p className="mb-3 text-[0.9375rem] text-muted">There is no packing list for this trip yet.</p>
        <Link to={packForTripPath(trip.id)} state={PACK_AT_ONCE} className={buttonClass('secondary')}>
          <Backpack aria-hidden="true" />
          Make a packing list
        </Link>
      </div>
    )
  }
  return (
    <div>
      <PackedProgress items={activeItems(list)} />
      <Link
        to={packingListPath(list.id)}
        className="mt-1.5 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        <Backpack aria-hidden="true" className="size-4.5" />
        Open the packing list
      </Link>
    </div>
  )
}
