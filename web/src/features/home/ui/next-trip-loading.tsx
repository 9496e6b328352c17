import { useState } from 'react'
import { FIRST_STEPS_KEY } from '../../../config/storage-keys.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { readLocal } from '../../../shared/pwa/local-storage.ts'
import { localToday } from '../../../shared/time/dates.ts'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { readExpectedTrip } from '../data/expected-trip.ts'

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

/** Reserves the space of the next trip's card, if this device knows of one. */
export function NextTripLoading() {
  const [expected] = useState(() => readExpectedTrip(localToday(new Date())))
  if (expected === undefined) return null
  return (
    <LiveLoading>
      <div style={{ height: expected.height }} className="overflow-hidden">
        <LoadingRegion label="Loading your next trip">
          <Skeleton className="h-8 w-36" />
          <Skeleton className="mt-5 h-screen rounded-card" />
        </LoadingRegion>
      </div>
    </LiveLoading>
  )
}
