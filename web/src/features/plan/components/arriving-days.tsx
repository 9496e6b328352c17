import type { TripPlanRequest } from '@waymark/contract/trips'
import { useEffect, useRef } from 'react'
import { formatWeekday } from '../../../domain/dates.ts'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useArrivingTrip } from '../data/use-arriving-trip.ts'

/** The days of the trip that is being planned, each as soon as it is written. */
export function ArrivingDays({ request }: { request: TripPlanRequest }) {
  const trip = useArrivingTrip(request)
  const days = trip?.itinerary.dailyItinerary ?? []
  const { daysReady, daysTotal } = trip?.progress ?? { daysReady: 0, daysTotal: 1 }
  const frame = useRef<HTMLDivElement>(null)

  // On a phone it begins below the button that was just pressed, where nobody would see it.
  useEffect(() => {
    const top = frame.current?.getBoundingClientRect().top ?? 0
    if (top > innerHeight / 2) frame.current?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    <Card ref={frame}>
      <h2 dir="auto" className="text-xl">
        {trip?.title ?? 'Your itinerary'}
      </h2>
      <output className="mt-2 mb-3 flex items-center gap-2.5 text-muted">
        <Spinner className="size-4.5 text-accent" />
        {daysReady === 0 ? 'Looking at the map …' : `Day ${daysReady} of ${daysTotal}`}
      </output>
      <ProgressBar label="Days planned" value={daysReady} max={daysTotal} />
      <ol aria-live="polite" aria-relevant="additions" className="mt-5 space-y-4">
        {days.map(({ day, theme, date, activities }) => (
          <li key={day} className="animate-rise border-t border-line pt-4 first:border-t-0 first:pt-0">
            <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              Day {day}: {theme}
            </p>
            <p className="text-sm text-muted">
              {formatWeekday(date)} · {activities.length} {activities.length === 1 ? 'stop' : 'stops'}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
