import type { Trip } from '@waymark/contract/trips/trip'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'

interface TripChoiceProps {
  /** Those to the activity's town. */
  trips: readonly Trip[]
  chosen: Trip | undefined
  onChoose: (trip: Trip) => void
}

/** For which of several trips to the same town to book. */
export function TripChoice({ trips, chosen, onChoose }: TripChoiceProps) {
  const days = trips.map(({ startDate, endDate }) => formatDayRange(startDate, endDate))
  if (new Set(days).size < 2) return null
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">For which of your trips?</legend>
      <div className="flex flex-wrap gap-2">
        {trips.map((trip, index) => (
          <Button
            key={trip.id}
            variant={trip.id === chosen?.id ? 'soft' : 'secondary'}
            aria-pressed={trip.id === chosen?.id}
            title={trip.title}
            className="!px-3 text-sm"
            onClick={() => onChoose(trip)}
          >
            {days[index]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
