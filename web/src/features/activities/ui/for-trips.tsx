import type { Activity } from '@waymark/contract/activities/activity'
import { CalendarHeart } from 'lucide-react'
import { useState } from 'react'
import { useComingTrips } from '../../../shared/live/trips.ts'
import { formatDayRange, localToday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { townsOfTrips } from '../model/for-trip.ts'

/** More would push the list down. */
const MOST = 2

interface ForTripsProps {
  activities: readonly Activity[]
  onCity: (city: string) => void
}

/** Buttons that show what there is in the towns of the next trips. */
export function ForTrips({ activities, onCity }: ForTripsProps) {
  const [today] = useState(() => localToday(new Date()))
  const trips = useComingTrips(today)
  if (trips.status !== 'ready') return null
  const towns = townsOfTrips(activities, trips.data, today).slice(0, MOST)
  if (towns.length === 0) return null
  return (
    <ul
      aria-label="For your trips"
      className="fade-end -mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:-mt-2 sm:mb-8 sm:flex-wrap sm:px-0"
    >
      {towns.map(({ city, trip, count }) => (
        <li key={city} className="shrink-0">
          <Button variant="soft" className="py-1.5 text-left max-sm:px-3.5" onClick={() => onCity(city)}>
            <CalendarHeart aria-hidden="true" />
            <span>
              {count} for your trip to <bdi>{city}</bdi>,{' '}
              <span className="whitespace-nowrap">{formatDayRange(trip.startDate, trip.endDate)}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
