import { useEffect, useState } from 'react'
import { localToday } from '../../shared/time/dates.ts'
import { useByClock } from '../../shared/time/use-by-clock.ts'
import { NextTripCard } from '../../features/home/ui/next-trip-card.tsx'
import { FirstStepsLoading, NextTripLoading } from '../../features/home/ui/next-trip-loading.tsx'
import { expectTrip, readExpectedTrip } from '../../features/home/data/expected-trip.ts'
import { nextTrip } from '../../shared/trips/next-trip.ts'
import { useComingLists, usePackingLists } from '../../features/packing/data/use-packing-lists.ts'
import { useSettled } from '../../shared/live/live.ts'
import { useComingTrips, useTrips } from '../../shared/live/trips.ts'
import { listOfTrip } from '../../features/packing/model/list-of-trip.ts'
import { TripPacking } from '../../features/packing/ui/trip-packing.tsx'
import { useDocuments } from '../../features/vault/data/use-documents.ts'
import { TripDocuments } from '../../features/vault/ui/trip-documents.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx'

// If this code cannot be loaded (offline), nothing is shown; its suggestions need the network anyway.
const LazyFirstSteps = lazyPart(async () => (await import('../../features/home/ui/first-steps.tsx')).FirstSteps, {
  Loading: FirstStepsLoading,
  Missing: Nothing,
})

/** Trips to read: enough that at least one of them is probably not in the bin. */
const SOME = 10

/** Past trips count as well: whoever has travelled with Waymark needs no introduction. */
export function NewTravellersSteps() {
  const trips = useTrips(SOME)
  const lists = usePackingLists()
  const documents = useDocuments()
  return <LazyFirstSteps has={{ trip: trips, packingList: lists, document: documents }} />
}

/** The next trip with everything that belongs to it; nothing if no trip is coming. */
export function NextTrip() {
  const today = useByClock(localToday)
  const trips = useComingTrips(today)
  const lists = useComingLists(today)
  const documents = useDocuments()
  const [expected] = useState(() => readExpectedTrip(today))
  const trip = trips.status === 'ready' ? nextTrip(trips.data, today) : undefined
  const settled = useSettled(trips, trip !== undefined)
  const isNone = trip === undefined && trips.status === 'ready' && !trips.fromCache

  useEffect(() => {
    if (isNone) expectTrip(undefined)
  }, [isNone])

  if (trips.status === 'failed') {
    // Without an expected trip, an error is not worth showing.
    return expected === undefined ? null : <ErrorState onRetry={() => trips.retry()} />
  }
  if (!settled || (trip !== undefined && (lists.status === 'loading' || documents.status === 'loading')))
    return <NextTripLoading />
  if (trip === undefined) return null
  return (
    <NextTripCard
      trip={trip}
      today={today}
      packing={<TripPacking trip={trip} list={lists.status === 'ready' ? listOfTrip(lists.data, trip) : undefined} />}
      documents={documents.status === 'ready' && <TripDocuments trip={trip} documents={documents.data} />}
    />
  )
}
