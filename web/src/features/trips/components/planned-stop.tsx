import type { PlannedActivity } from '@waymark/contract/itinerary'
import { Badge } from '../../../ui/badge.tsx'
import { formatCents } from '../../../domain/money.ts'
import { markOf, PLACE_MARKS } from '../logic/place-marks.ts'

/** One activity of a day: when, what, and what to know of the place. */
export function PlannedStop({ stop }: { stop: PlannedActivity }) {
  const mark = markOf(stop.place)
  return (
    <li className="flex gap-4">
      <time className="w-12 shrink-0 pt-0.5 text-sm font-semibold text-accent-ink tabular-nums">{stop.time}</time>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {stop.activity}
          </span>
          {mark !== undefined && (
            <Badge tone={mark === 'unverified' ? 'warning' : 'neutral'}>{PLACE_MARKS[mark].label}</Badge>
          )}
        </p>
        {stop.description !== '' && (
          <p dir="auto" className="mt-0.5 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
            {stop.description}
          </p>
        )}
        {stop.place !== undefined && stop.place.costCents > 0 && (
          <p className="mt-0.5 text-sm text-muted">About {formatCents(stop.place.costCents)}</p>
        )}
      </div>
    </li>
  )
}
