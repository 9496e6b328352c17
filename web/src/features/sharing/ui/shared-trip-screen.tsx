import type { SharedTrip } from '@waymark/contract/trips/shared-trip-calls'
import { useEffect, useState } from 'react'
import { copyTripPath, lastIdIn, paths } from '../../../config/paths.ts'
import { ApiError, messageFor } from '../../../shared/api/api-error.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { formatDayRange, formatWeekday } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Compass } from '../../../ui/compass.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useIsExtraWide } from '../../../ui/extra-wide.ts'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { useSharedTrip } from '../data/use-shared-trip.ts'
import { SharedDay } from './shared-day.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// Lazy, because the map weighs as much as the page. If it cannot be loaded, the list is all there is.
const SharedMap = lazyPart(async () => (await import('./shared-map.tsx')).SharedMap, {
  Loading: () => <Skeleton className="size-full" />,
})

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

/** Links to the days, for trips that are longer than a window. */
function DayLinks({ days }: { days: SharedTrip['itinerary']['dailyItinerary'] }) {
  if (days.length < 2) return null
  return (
    <nav aria-label="Days" className="-mx-3 mt-3 flex overflow-x-auto print:hidden">
      {days.map(({ day, date }) => (
        <a
          key={day}
          href={`#day-${day}`}
          className="flex min-h-12 shrink-0 flex-col items-center justify-center rounded-control px-3 text-sm leading-tight font-semibold text-muted hover:bg-sunken"
        >
          Day {day}
          <span className="text-[0.8125rem] font-normal">{formatWeekday(date).slice(0, 3)}</span>
        </a>
      ))}
    </nav>
  )
}

/** Beside the days on wide screens, above them on request on others. */
function MapOfTrip({ trip, isBeside }: { trip: SharedTrip; isBeside: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="print:hidden">
      {!isBeside && (
        <Button variant="secondary" className="mb-4" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the map' : 'Show on a map'}
        </Button>
      )}
      {(isBeside || isOpen) && (
        <section
          aria-label="Map"
          className={classNames(
            'overflow-hidden rounded-card border border-line bg-surface',
            isBeside ? 'sticky top-20 h-[calc(100dvh-6.5rem)]' : 'mb-6 h-96',
          )}
        >
          <SharedMap trip={trip} />
        </section>
      )}
    </div>
  )
}

function Shown({ token, trip }: { token: string; trip: SharedTrip }) {
  const isBeside = useIsExtraWide()
  const { overview, dailyItinerary, tips } = trip.itinerary
  return (
    <article className={isBeside ? undefined : 'mx-auto max-w-3xl'}>
      {/* On wide screens the picture is as wide as the map below: wider, it would show a strip of the scene. */}
      <header className="mb-6 xl:grid xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-8 print:block">
        <div>
          <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
            {trip.title}
          </h1>
          <p className="mt-2 text-muted">
            <bdi>{trip.destination}</bdi> · {formatDayRange(trip.startDate, trip.endDate)}
          </p>
          <ScreenLink to={copyTripPath(token)} className={buttonClass('secondary', 'medium', 'mt-4 print:hidden')}>
            Copy to my trips
          </ScreenLink>
        </div>
        <PlacePicture
          location={`${trip.place.name}, ${trip.place.country}`}
          className="mt-4 h-40 w-full rounded-card xl:mt-0 xl:h-44"
        />
        <DayLinks days={dailyItinerary} />
      </header>
      {!isBeside && <MapOfTrip trip={trip} isBeside={false} />}
      <div className={isBeside ? 'grid grid-cols-[minmax(0,1fr)_26rem] gap-8 print:block' : undefined}>
        <div className="space-y-6">
          {dailyItinerary.map((day) => (
            <SharedDay key={day.day} day={day} />
          ))}
          <List title="Highlights" entries={overview.highlights} />
          <List title="Travel Tips" entries={tips} />
        </div>
        {isBeside && <MapOfTrip trip={trip} isBeside />}
      </div>
      <p className="mt-6 border-t border-line pt-6 text-muted print:hidden">
        Somebody has shared this trip with you.{' '}
        <a
          href={`${paths.planTrip}?${new URLSearchParams({ destination: trip.destination }).toString()}`}
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
  if (trip !== undefined) return <Shown token={token} trip={trip} />
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
