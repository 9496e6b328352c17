import type { Trip } from '@waymark/contract/trips/trip'
import { useEffect, useState } from 'react'

/** A day takes seconds: without a write for this long, the planning server has died. */
const STALLED_MS = 3 * 60_000

export type TripState = Trip['progress']['state']

/** The state of planning at `now`; a stalled plan counts as failed. */
export function tripState({ progress, updatedAt }: Pick<Trip, 'progress' | 'updatedAt'>, now: number): TripState {
  const isStalled = progress.state === 'planning' && now - Date.parse(updatedAt) > STALLED_MS
  return isStalled ? 'failed' : progress.state
}

const LOOK_AGAIN_MS = 30_000

/** The state of planning; updates when it stalls. */
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
