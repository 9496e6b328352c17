import type { PlanProgress } from '@waymark/contract/trips/trip'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Progress of a plan being made; updates as days arrive. */
export function TripProgress({ progress }: { progress: PlanProgress }) {
  const { daysReady, daysTotal } = progress
  return (
    <div className="rounded-control bg-accent-soft p-3.5 text-accent-ink">
      <output className="mb-2.5 flex items-center gap-2.5 text-sm font-semibold">
        <Spinner className="size-4" />
        {daysReady === 0 ? 'Planning has begun' : `Day ${daysReady} of ${daysTotal}`}
      </output>
      <ProgressBar label="Days planned" value={daysReady} max={daysTotal} />
    </div>
  )
}
