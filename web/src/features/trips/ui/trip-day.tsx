import { formatCents } from '@waymark/domain/prices'
import type { ItineraryDay, PlannedActivity } from '@waymark/contract/trips/itinerary'
import { BedDouble } from 'lucide-react'
import { markOf } from '../../../shared/trips/place-marks.ts'
import { PlaceMark } from '../../../shared/trips/place-mark.tsx'
import { DayMeals, DayTitle, StopLines, StopMap } from '../../../shared/trips/planned-day.tsx'
import { Badge } from '../../../ui/badge.tsx'

function PlannedStop({ stop }: { stop: PlannedActivity }) {
  const mark = markOf(stop.place)
  const marks = (
    <>
      {mark !== undefined && <PlaceMark mark={mark} name={stop.activity} />}
      {stop.filledByGuide === true && <Badge>By the built-in guide</Badge>}
    </>
  )
  return (
    <StopLines stop={stop} marks={marks}>
      {stop.place !== undefined && (
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-muted empty:hidden">
          {stop.place.costCents > 0 && <span>About {formatCents(stop.place.costCents)}</span>}
          <StopMap place={stop.place} />
        </p>
      )}
    </StopLines>
  )
}

interface TripDayProps {
  day: ItineraryDay
  /** Whether the guide planned this day and a model the others. */
  byGuide: boolean
}

export function TripDay({ day, byGuide }: TripDayProps) {
  return (
    <li className="rounded-card border border-line p-4 sm:p-5">
      <DayTitle day={day} as="h4" className="font-display text-[1.0625rem] font-semibold" />
      {byGuide && <Badge className="mt-2">Answered by the built-in guide</Badge>}
      <ol className="mt-4 space-y-4">
        {day.activities.map((stop) => (
          <PlannedStop key={`${stop.time} ${stop.activity}`} stop={stop} />
        ))}
      </ol>
      <DayMeals meals={day.meals} />
      {day.accommodation !== '' && (
        <p className="mt-4 flex items-start gap-2 text-[0.9375rem]">
          <BedDouble aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
          <span className="sr-only">Accommodation: </span>
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {day.accommodation}
          </span>
        </p>
      )}
    </li>
  )
}
