import type { Trip } from '@waymark/contract/trips/trip'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isTodayView, paths } from '../../../config/paths.ts'
import { isRefused, useSettled, type Live } from '../../../shared/live/live.ts'
import { LiveLoading } from '../../../shared/cards/live-loading.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useOnline } from '../../../shared/pwa/online.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { Scene } from '../../../ui/scene.tsx'
import type { AroundTrip } from './around-trip.ts'
import { OpenTrip } from './open-trip.tsx'

interface TripScreenProps {
  live: Live<Trip | null>
  /** Content of other features. */
  aroundOf: (trip: Trip) => AroundTrip
}

function NoTrip({ title, description }: { title: string; description: string }) {
  return (
    <>
      <PageHeader title="Trip" />
      <EmptyState
        title={title}
        description={description}
        illustration={<Scene name="Mountain" className="h-36 w-full rounded-card" />}
        action={
          <Link to={paths.dashboard} className={buttonClass('primary', 'large')}>
            Back to your trips
          </Link>
        }
      />
    </>
  )
}

/** For a user who has just lost access. */
function ClosedTrip({ title }: { title: string }) {
  return (
    <NoTrip
      title="This trip was closed"
      description={`“${title}” is not among your trips any more: you are no longer on it, or it was deleted.`}
    />
  )
}

function LoadingTrip() {
  return (
    <LiveLoading>
      <LoadingRegion label="Loading your trip">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="mt-4 h-6 w-56" />
        <Skeleton className="mt-10 h-72 rounded-card" />
      </LoadingRegion>
    </LiveLoading>
  )
}

const BinnedTrip = lazyPart(async () => (await import('./binned-trip.tsx')).BinnedTrip, { Loading: LoadingTrip })
const TodayView = lazyPart(async () => (await import('./today-view.tsx')).TodayView, { Loading: LoadingTrip })

/** The trip page in all its states. */
export function TripScreen({ live, aroundOf }: TripScreenProps) {
  const { uid } = useSession()
  const online = useOnline()
  const [search] = useSearchParams()
  const settled = useSettled(live)
  const trip = live.status === 'ready' ? live.data : null
  const [shown, setShown] = useState<string>()
  if (trip !== null && trip.title !== shown) setShown(trip.title)
  if (trip !== null && trip.purgeAt != null) {
    if (trip.userId !== uid) return <ClosedTrip title={trip.title} />
    return <BinnedTrip trip={trip} until={trip.purgeAt} />
  }
  if (trip !== null && isTodayView(search)) {
    return <TodayView key={trip.id} trip={trip} around={aroundOf(trip)} />
  }
  if (trip !== null) return <OpenTrip key={trip.id} trip={trip} around={aroundOf(trip)} />
  if (!settled) return <LoadingTrip />
  // Security rules refuse reading a missing document, so a deleted trip looks like somebody else's.
  if (live.status === 'failed' && !isRefused(live.error)) return <ErrorState onRetry={() => live.retry()} />
  if (shown !== undefined && live.status === 'failed') {
    return <ClosedTrip title={shown} />
  }
  if (!online) {
    return (
      <NoTrip
        title="You are offline"
        description="This trip is not on this device yet. It appears when you are back online."
      />
    )
  }
  return <NoTrip title="Trip not found" description="This trip is not among yours. It may have been deleted." />
}
