import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { BedDouble } from 'lucide-react'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PlannedStop } from './planned-stop.tsx'

const MEALS = [
  ['Breakfast', 'breakfast'],
  ['Lunch', 'lunch'],
  ['Dinner', 'dinner'],
] as const satisfies readonly (readonly [string, keyof ItineraryDay['meals']])[]

interface TripDayProps {
  day: ItineraryDay
  /** Another one planned the other days of the trip, so that it is worth saying. */
  byGuide: boolean
}

export function TripDay({ day, byGuide }: TripDayProps) {
  return (
    <li className="rounded-card border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 dir="auto" className="font-display text-[1.0625rem] font-semibold [overflow-wrap:anywhere]">
          Day {day.day}: {day.theme}
        </h4>
        <time dateTime={day.date} className="text-sm text-muted">
          {formatWeekday(day.date)}
        </time>
      </div>
      {byGuide && <Badge className="mt-2">Answered by the built-in guide</Badge>}
      <ol className="mt-4 space-y-4">
        {day.activities.map((stop) => (
          <PlannedStop key={`${stop.time} ${stop.activity}`} stop={stop} />
        ))}
      </ol>
      <dl className="mt-5 grid gap-3 rounded-control bg-sunken p-4 text-[0.9375rem] sm:grid-cols-3">
        {MEALS.map(([label, meal]) => (
          <div key={meal} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd dir="auto" className="[overflow-wrap:anywhere]">
              {day.meals[meal]}
            </dd>
          </div>
        ))}
      </dl>
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
