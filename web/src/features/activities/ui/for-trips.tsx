import type { Trip } from '@waymark/contract/trips/trip'
import { CalendarHeart } from 'lucide-react'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import type { TownOfTrip } from '../model/for-trip.ts'

/** More would push the list down. */
const MOST = 2

interface ForTripsProps {
  towns: readonly TownOfTrip<Trip>[]
  onCity: (city: string) => void
}

/** Buttons that show what there is in the towns of the next trips. On phones each has two lines, so that it fits. */
export const ForTrips = ({ towns, onCity }: ForTripsProps) => (
  <ul
    aria-label="For your trips"
    className="fade-ends -mr-4 flex min-w-0 gap-2 overflow-x-auto py-0.5 pr-4 pl-0.5 [scrollbar-width:none] sm:mr-0 sm:flex-wrap sm:pr-0"
  >
    {towns.slice(0, MOST).map(({ city, trip, count }) => (
      <li key={city} className="shrink-0">
        <Button
          variant="soft"
          className="text-left max-sm:px-3 max-sm:text-sm max-sm:leading-tight"
          onClick={() => onCity(city)}
        >
          <CalendarHeart aria-hidden="true" className="max-sm:hidden" />
          <span className="whitespace-nowrap">
            {count} for your trip to <bdi>{city}</bdi>,{' '}
            <span className="max-sm:block">{formatDayRange(trip.startDate, trip.endDate)}</span>
          </span>
        </Button>
      </li>
    ))}
  </ul>
)
