import type { Trip } from '@waymark/contract/trips/trip'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatInstantDay } from '../../../shared/time/dates.ts'
import { restoreTrip } from '../../../shared/trips/bin.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Scene } from '../../../ui/scene.tsx'

/** A deleted trip as its owner sees it. */
export function BinnedTrip({ trip, until }: { trip: Trip; until: string }) {
  return (
    <>
      <PageHeader title="Trip" />
      <EmptyState
        title="This trip was deleted"
        description={`“${trip.title}” can be restored until ${formatInstantDay(until)}.`}
        illustration={<Scene name="Mountain" className="h-36 w-full rounded-card" />}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <Button size="large" onClick={() => restoreTrip(trip.id)}>
              <RotateCcw aria-hidden="true" />
              Restore
            </Button>
            <Link to={paths.dashboard} className={buttonClass('secondary', 'large')}>
              Back to your trips
            </Link>
          </div>
        }
      />
    </>
  )
}
