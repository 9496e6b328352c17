import { Navigate } from 'react-router-dom'
import { paths, todayPath } from '../../config/paths.ts'
import { NothingYet } from '../../shared/cards/nothing-yet.tsx'
import { useSettled } from '../../shared/live/live.ts'
import { LiveLoading } from '../../shared/cards/live-loading.tsx'
import { useComingTrips } from '../../shared/live/trips.ts'
import { localToday } from '../../shared/time/dates.ts'
import { useByClock } from '../../shared/time/use-by-clock.ts'
import { nextTrip } from '../../shared/trips/next-trip.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'

/** Redirects to today's view of the current trip, or of the next one. */
export function TodayPage() {
  const today = useByClock(localToday)
  const trips = useComingTrips(today)
  const trip = trips.status === 'ready' ? nextTrip(trips.data, today) : undefined
  const settled = useSettled(trips, trip !== undefined)
  if (settled && trip !== undefined) return <Navigate to={todayPath(trip.id)} replace />
  if (trips.status === 'failed') return <ErrorState onRetry={() => trips.retry()} />
  return (
    <>
      <PageHeader title="Today" />
      {settled ? (
        <NothingYet
          title="No trip is coming"
          description="On the days of a trip you find here what comes next, your codes and tickets, and whom to call."
          scene="Mountain"
          to={paths.plan}
          action="Plan a trip"
        />
      ) : (
        <LiveLoading>
          <LoadingRegion label="Loading your day">
            <Skeleton className="h-56 rounded-card" />
          </LoadingRegion>
        </LiveLoading>
      )}
    </>
  )
}
