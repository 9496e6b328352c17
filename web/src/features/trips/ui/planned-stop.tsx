import { formatCents } from '@waymark/domain/prices'
import type { PlannedActivity } from '@waymark/contract/trips/itinerary'
import { MapPin } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { mapLink } from '../../../shared/trips/map-link.ts'
import { markOf } from '../../../shared/trips/place-marks.ts'
import { PlaceMark } from '../../../shared/trips/place-mark.tsx'

/** One activity of a day: when, what, and what to know of the place. */
export function PlannedStop({ stop }: { stop: PlannedActivity }) {
  const { place } = stop
  const mark = markOf(place)
  const map = place && mapLink(place)
  return (
    <li className="flex gap-4">
      <time className="w-12 shrink-0 pt-0.5 text-sm font-semibold text-accent-ink tabular-nums">{stop.time}</time>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {stop.activity}
          </span>
          {mark !== undefined && <PlaceMark mark={mark} name={stop.activity} />}
          {stop.filledByGuide === true && <Badge>By the built-in guide</Badge>}
        </p>
        {stop.description !== '' && (
          <p dir="auto" className="mt-0.5 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
            {stop.description}
          </p>
        )}
        {place !== undefined && (place.costCents > 0 || map !== undefined) && (
          <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-muted">
            {place.costCents > 0 && <span>About {formatCents(place.costCents)}</span>}
            {map !== undefined && (
              <a
                href={map}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Map of ${place.name} (opens in a new tab)`}
                className="-my-2.5 inline-flex min-h-11 min-w-11 items-center gap-1 font-medium text-accent-ink underline-offset-3 hover:underline"
              >
                <MapPin aria-hidden="true" className="size-3.5" />
                Map
              </a>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
