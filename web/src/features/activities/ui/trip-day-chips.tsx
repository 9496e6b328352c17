import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays } from '@waymark/domain/itinerary'
import { formatWeekday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'

/** As many as fit into three lines of a phone. */
const MOST = 6

interface TripDayChipsProps {
  trip: Trip
  today: string
  /** `YYYY-MM-DD` */
  chosen: string
  onChoose: (day: string) => void
}

/** The days of one's own trip to choose from, for an activity without fixed dates. */
export function TripDayChips({ trip, today, chosen, onChoose }: TripDayChipsProps) {
  const days = datesOfDays(trip).map(({ date }) => date)
  return (
    <fieldset aria-label="Days of your trip" className="-mt-2 flex flex-wrap gap-2">
      {days
        .filter((day) => day >= today)
        .slice(0, MOST)
        .map((day) => (
          <Button
            key={day}
            variant={day === chosen ? 'soft' : 'secondary'}
            aria-pressed={day === chosen}
            className="!px-3 text-sm"
            onClick={() => onChoose(day)}
          >
            {formatWeekday(day)}
          </Button>
        ))}
    </fieldset>
  )
}
