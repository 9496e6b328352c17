import type { Trip } from '@waymark/contract/trips'
import { CalendarDays, MapPin, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDayRange, formatInstantDay } from '../../../domain/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { countDays, dayPreview } from '../logic/day-preview.ts'
import { useTripState } from '../data/use-trip-state.ts'
import { PlanningFailed } from './planning-failed.tsx'
import { TripProgress } from './trip-progress.tsx'

interface TripCardProps {
  trip: Trip
  /** Where the trip is shown whole. */
  to: string
  /** Undefined for whoever may not delete it. */
  onDelete: (() => void) | undefined
}

export function TripCard({ trip, to, onDelete }: TripCardProps) {
  const days = trip.itinerary.dailyItinerary
  const { lines, more } = dayPreview(days)
  const state = useTripState(trip)
  return (
    <Card className="relative flex h-full flex-col transition-shadow hover:shadow-lifted">
      <div className="flex items-start gap-2">
        <h2 dir="auto" className="min-w-0 flex-1 text-lg">
          <Link
            to={to}
            state={{ openedHere: true }}
            className="-ml-0.5 line-clamp-3 rounded-card pl-0.5 after:absolute after:inset-0 after:rounded-card"
          >
            {trip.title}
          </Link>
        </h2>
        {onDelete !== undefined && (
          <Button
            variant="ghost"
            size="icon"
            className="relative z-10 -mt-2.5 -mr-2.5 !text-muted hover:!text-danger"
            aria-label={`Delete ${trip.title}`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </div>
      <p className="mt-2 flex items-start gap-2 text-[0.9375rem] text-muted">
        <MapPin aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
        <span dir="auto" className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          {trip.destination}
        </span>
      </p>
      <p className="mt-1 flex items-center gap-2 text-[0.9375rem] text-muted">
        <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
        {formatDayRange(trip.startDate, trip.endDate)}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-3 text-sm">
        <div>
          <dt className="text-muted">Budget</dt>
          <dd className="font-semibold">{trip.budget}</dd>
        </div>
        <div>
          <dt className="text-muted">Style</dt>
          <dd className="font-semibold">{trip.travelStyle}</dd>
        </div>
      </dl>
      <div className="mt-4 flex-1 space-y-3">
        {state === 'planning' && <TripProgress progress={trip.progress} />}
        {state === 'failed' && <PlanningFailed trip={trip} />}
        {days.length > 0 && (
          <div className="border-t border-line pt-4">
            <Badge tone="accent">
              <CalendarDays aria-hidden="true" />
              {countDays(days.length)}
            </Badge>
            <ul className="mt-2.5 space-y-1 text-[0.9375rem]">
              {lines.map(({ day, text }) => (
                <li key={day} dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
                  {text}
                </li>
              ))}
            </ul>
            {more !== undefined && <p className="mt-1 text-sm text-muted">{more}</p>}
          </div>
        )}
      </div>
      <p className="mt-4 text-sm text-muted">Created {formatInstantDay(trip.createdAt)}</p>
    </Card>
  )
}
