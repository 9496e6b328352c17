import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { useEffect } from 'react'
import { deleteArrivingTrip, useArrivingTrip } from '../data/arriving-trip.ts'

interface CancelledTripProps {
  request: TripPlanRequest
  onDeleted: () => void
}

/** Renders nothing. If planning is cancelled before its document exists, waits for it and deletes it. */
export function CancelledTrip({ request, onDeleted }: CancelledTripProps) {
  const id = useArrivingTrip(request)?.id
  useEffect(() => {
    if (id === undefined) return
    deleteArrivingTrip(id)
    onDeleted()
  }, [id, onDeleted])
  return null
}
