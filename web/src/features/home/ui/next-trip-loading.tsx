import { useState } from 'react'
import { localToday } from '../../../shared/time/dates.ts'
import { LoadingRegion } from '../../../ui/loading-region.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { readExpectedTrip } from '../data/expected-trip.ts'

/** Keeps the place of the next trip, where this device knows of one. */
export function NextTripLoading() {
  const [expected] = useState(() => readExpectedTrip(localToday(new Date())))
  if (expected === undefined) return null
  return (
    <div style={{ height: expected.height }} className="overflow-hidden">
      <LoadingRegion label="Loading your next trip">
        <Skeleton className="h-8 w-36" />
        <Skeleton className="mt-5 h-screen rounded-card" />
      </LoadingRegion>
    </div>
  )
}
