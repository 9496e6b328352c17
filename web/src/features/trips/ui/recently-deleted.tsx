import { RotateCcw, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { BinnedTrip } from '../../../shared/live/trips.ts'
import { formatDayRange, formatInstantDay } from '../../../shared/time/dates.ts'
import { deleteTripForGood, restoreTrip } from '../../../shared/trips/bin.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** The bin: deleted trips that can still be restored. */
export function RecentlyDeleted({ trips }: { trips: readonly BinnedTrip[] }) {
  const [toDelete, setToDelete] = useState<BinnedTrip>()
  const id = useId()
  if (trips.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-lg">
        Recently deleted
      </h2>
      <ul className="mt-2 max-w-3xl">
        {trips.map((trip) => (
          <li
            key={trip.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <div className="min-w-48 flex-1">
              <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                {trip.title}
              </p>
              <p className="text-sm text-muted">
                {formatDayRange(trip.startDate, trip.endDate)} · kept until {formatInstantDay(trip.purgeAt)}
              </p>
            </div>
            <div className="-ml-4.5 flex gap-1 sm:ml-0">
              <Button variant="ghost" className="!text-accent-ink" onClick={() => restoreTrip(trip.id)}>
                <RotateCcw aria-hidden="true" />
                Restore<span className="sr-only"> {trip.title}</span>
              </Button>
              <Button variant="ghost" className="!text-danger" onClick={() => setToDelete(trip)}>
                <Trash2 aria-hidden="true" />
                Delete for good<span className="sr-only">: {trip.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={toDelete !== undefined}
        onOpenChange={(open) => !open && setToDelete(undefined)}
        title="Delete for good"
        description={`“${toDelete?.title ?? ''}” cannot be brought back after that.`}
        confirm="Delete for good"
        onConfirm={() => {
          if (toDelete !== undefined) deleteTripForGood(toDelete.id)
          setToDelete(undefined)
        }}
      />
    </section>
  )
}
