import { getSharedTrip, type SharedTrip } from '@waymark/contract/trips/trip-link'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lastIdIn, paths } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { ApiError, messageFor } from '../../../shared/api/api-error.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Compass } from '../../../ui/compass.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { SharedDay } from './shared-day.tsx'

/** The current trip of a public link. */
const useSharedTrip = (token: string) =>
  useQuery(
    {
      queryKey: ['shared-trip', token],
      queryFn: ({ signal }) => callApi(getSharedTrip, { params: { token } }, { signal }),
      refetchOnMount: 'always',
    },
    queryClient,
  )

/** Keeps public links out of search engines; Hosting also sends a header. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = 'robots'
    meta.content = 'noindex'
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}

function List({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-accent">
        {entries.map((entry) => (
          <li key={entry} dir="auto" className="[overflow-wrap:anywhere]">
            {entry}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shown({ trip }: { trip: SharedTrip }) {
  const { overview, dailyItinerary, tips } = trip.itinerary
  return (
    <article className="mx-auto max-w-3xl space-y-9">
      <header>
        <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
          {trip.title}
        </h1>
        <p className="mt-2 text-muted">
          <bdi>{trip.destination}</bdi> · {formatDayRange(trip.startDate, trip.endDate)}
        </p>
      </header>
      {dailyItinerary.map((day) => (
        <SharedDay key={day.day} day={day} />
      ))}
      <List title="Highlights" entries={overview.highlights} />
      <List title="Travel Tips" entries={tips} />
      <p className="border-t border-line pt-6 text-muted print:hidden">
        Somebody has shared this trip with you.{' '}
        <a
          href={paths.home}
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline underline-offset-4"
        >
          Plan one of your own
        </a>
      </p>
    </article>
  )
}

function NotValid() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <Compass className="mb-6 w-28" />
      <h1 className="text-2xl">This link is not valid any more</h1>
      <p className="mt-2 text-muted">It has ended or was revoked. Ask whoever sent it for a new one.</p>
      <a href={paths.home} className={buttonClass('primary', 'large', 'mt-6')}>
        Go to the start page
      </a>
    </div>
  )
}

/** `/shared/:token`: the public view of a trip, with or without an account. */
export function SharedTripScreen() {
  const token = lastIdIn(useNavigation().address.pathname) ?? ''
  const { data: trip, error, isFetching, refetch } = useSharedTrip(token)
  useNoIndex()
  const isInvalid = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (isInvalid && !isFetching) return <NotValid />
  if (trip !== undefined) return <Shown trip={trip} />
  if (error === null || isFetching) {
    return (
      <LoadingRegion label="Loading the trip">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="mt-8 h-72 rounded-card" />
      </LoadingRegion>
    )
  }
  return (
    <>
      <h1 className="sr-only">Shared trip</h1>
      <ErrorState
        title="The trip could not be opened"
        description={messageFor(error, 'Something went wrong on the way.')}
        onRetry={() => void refetch()}
      />
    </>
  )
}
