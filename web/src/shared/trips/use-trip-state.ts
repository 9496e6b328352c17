import type { Trip } from '@waymark/contract/trips/trip'
import { useEffect, useState } from 'react'
import { tripState, type TripState } from './trip-state.ts'

const LOOK_AGAIN_MS = 30_000

/** How planning of the trip stands; notices by itself when it stalls. */
export function useTripState(trip: Trip): TripState {
  const [now, setNow] = useState(() => Date.now())
  const isPlanning = trip.progress.state === 'planning'
  useEffect(() => {
    if (!isPlanning) return undefined
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isPlanning])
  return tripState(trip, now)
}
