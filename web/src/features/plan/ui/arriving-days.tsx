import { dailyItinerary } from '@waymark/domain/itinerary'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { countOf } from '@waymark/domain/wording'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AnsweredBy } from '../../../shared/messages/answered-by.tsx'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { deleteArrivingTrip, useArrivingTrip } from '../data/arriving-trip.ts'

interface ArrivingDaysProps {
  request: TripPlanRequest
  /** Whether all days are planned, although they may not all have arrived. */
  isReady: boolean
  /** Called with whether the trip's document existed and was deleted. */
  onCancel: (isDeleted: boolean) => void
}

function progressWords(isReady: boolean, daysReady: number, daysTotal: number): string {
  if (isReady) return 'Opening your dashboard …'
  return daysReady === 0 ? 'Looking at the map …' : `Day ${daysReady} of ${daysTotal}`
}

/** The days of the trip being planned, as they arrive. */
export function ArrivingDays({ request, isReady, onCancel }: ArrivingDaysProps) {
  const trip = useArrivingTrip(request)
  const days = trip ? dailyItinerary(trip) : []
  const { daysReady, daysTotal } = trip?.progress ?? { daysReady: 0, daysTotal: 1 }
  const frame = useRef<HTMLDivElement>(null)

  // On a phone it starts below the pressed button, out of view.
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
        {progressWords(isReady, daysReady, daysTotal)}
      </output>
      <ProgressBar label="Days planned" value={isReady ? daysTotal : daysReady} max={daysTotal} />
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => {
          if (trip !== undefined) deleteArrivingTrip(trip.id)
          onCancel(trip !== undefined)
        }}
      >
        <X aria-hidden="true" />
        Cancel
      </Button>
      <ol aria-live="polite" aria-relevant="additions" className="mt-5 space-y-4">
        {days.map(({ day, theme, date, activities }) => (
          <li key={day} className="animate-rise border-t border-line pt-4 first:border-t-0 first:pt-0">
            <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              Day {day}: {theme}
            </p>
            <p className="text-sm text-muted">
              {formatWeekday(date)} · {countOf(activities.length, 'stop')}
            </p>
          </li>
        ))}
      </ol>
      {trip !== undefined && days.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <AnsweredBy trip={trip} />
        </div>
      )}
    </Card>
  )
}
