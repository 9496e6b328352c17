import type { SharedTrip } from '@waymark/contract/trips/trip-link'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { mapLink } from '../../../shared/trips/map-link.ts'

type Day = SharedTrip['itinerary']['dailyItinerary'][number]
type Stop = Day['activities'][number]

const MEALS = [
  ['Breakfast', 'breakfast'],
  ['Lunch', 'lunch'],
  ['Dinner', 'dinner'],
] as const satisfies readonly (readonly [string, keyof Day['meals']])[]

function SharedStop({ stop: { time, activity, description, place } }: { stop: Stop }) {
  const map = place && mapLink(place)
  return (
    <li className="flex gap-3.5">
      <time className="w-12 shrink-0 pt-px text-[0.9375rem] font-semibold text-accent-ink tabular-nums">{time}</time>
      <div className="min-w-0">
        <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {activity}
        </p>
        {description !== '' && (
          <p dir="auto" className="mt-0.5 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
            {description}
          </p>
        )}
        {map !== undefined && (
          <a
            href={map}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Map of ${place?.name ?? activity} (opens in a new tab)`}
            className="-my-1 inline-flex min-h-11 min-w-11 items-center text-sm font-medium text-accent-ink underline-offset-3 hover:underline"
          >
            Map
          </a>
        )}
      </div>
    </li>
  )
}

/** A day of a trip as outsiders see it. */
export function SharedDay({ day }: { day: Day }) {
  const id = `day-${day.day}`
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} dir="auto" className="text-xl [overflow-wrap:anywhere]">
          Day {day.day}: {day.theme}
        </h2>
        <time dateTime={day.date} className="text-sm text-muted">
          {formatWeekday(day.date)}
        </time>
      </div>
      <ol className="mt-4 space-y-4">
        {day.activities.map((stop) => (
          <SharedStop key={`${stop.time} ${stop.activity}`} stop={stop} />
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
    </section>
  )
}
