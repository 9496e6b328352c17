import { useState } from 'react'
import { FIRST_STEPS_KEY } from '../../../config/storage-keys.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { readLocal } from '../../../shared/pwa/local-storage.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { knowsNextTrip, readExpectedTrip } from '../data/expected-trip.ts'

/** Reserves the space of the first steps: their last height, or that with the question for a name. */
export function FirstStepsLoading() {
  const [height] = useState(() => Number(readLocal(FIRST_STEPS_KEY)))
  return (
    <div className="h-117 overflow-hidden rounded-card md:h-72" style={height > 1 ? { height } : undefined}>
      <LoadingRegion label="Loading your first steps">
        <Skeleton className="h-screen rounded-card" />
      </LoadingRegion>
    </div>
  )
}

/**
 * Reserves the space of the next trip's card, unless this device knows that there is none. On its first visit nobody
 * knows whether a card will come, nor how high it is: what follows stays unseen until then (home-screen.tsx).
 */
export function NextTripLoading() {
  const [expected] = useState(() => readExpectedTrip(localToday(new Date())))
  const isKnown = knowsNextTrip()
  if (isKnown && !expected) return null
  return (
    <LiveLoading>
      <div
        data-hold={isKnown ? undefined : ''}
        style={{ height: expected?.height ?? '100vh' }}
        className="overflow-hidden"
      >
        <LoadingRegion label="Loading your next trip">
          <Skeleton className="h-screen rounded-card" />
        </LoadingRegion>
      </div>
    </LiveLoading>
  )
}
