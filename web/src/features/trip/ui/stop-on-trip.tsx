import type { Stop } from '@waymark/contract/trips/stop'
import { Link, useNavigate } from 'react-router-dom'
import { tripPartPath } from '../../../config/paths.ts'
import { isVouchedFor } from '../../../shared/trips/map-link.ts'
import { stopId } from './page-parts.ts'
import { StopFacts } from './stop-facts.tsx'

interface StopOnTripProps {
  tripId: string
  stop: Stop
}

/** A stop's title, which leads to the stop on the trip's page. */
export const StopLink = ({ tripId, stop }: StopOnTripProps) => (
  <Link
    to={tripPartPath(tripId, stopId(stop.id))}
    className="-my-2.5 inline-block py-2.5 underline-offset-4 hover:text-accent-ink hover:underline"
  >
    {stop.title}
  </Link>
)

/** A stop's facts away from the trip's page: its map is on that page. */
export function FactsOfStop({ tripId, stop }: StopOnTripProps) {
  const navigate = useNavigate()
  const isOnMap = stop.place !== null && isVouchedFor(stop.place)
  return (
    <StopFacts
      stop={stop}
      onPoint={isOnMap ? () => void navigate(tripPartPath(tripId, stopId(stop.id), true)) : undefined}
    />
  )
}
