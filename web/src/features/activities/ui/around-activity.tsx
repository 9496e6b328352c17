import type { Activity } from '@waymark/contract/activities/activity'
import { isDated } from '@waymark/contract/activities/activity-dates'
import { formatCents } from '@waymark/domain/prices'
import { BedDouble, CalendarHeart, Map } from 'lucide-react'
import { Link } from 'react-router-dom'
import { staysPath, tripPath } from '../../../config/paths.ts'
import { ActivityPicture } from '../../../shared/cards/activity-picture.tsx'
import { useComingTrips } from '../../../shared/live/trips.ts'
import { itemsOf } from '../../../shared/live/live.ts'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { addressLink } from '../../../shared/trips/map-link.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Scene } from '../../../ui/scene.tsx'
import { useActivitiesLike } from '../data/use-activities.ts'
import { pathOnDay } from '../model/date-words.ts'
import { cityOf } from '../model/filters.ts'
import { tripsFor } from '../model/for-trip.ts'
import { similarOf } from '../model/similar.ts'
import { DateList } from './date-list.tsx'

interface AroundActivityProps {
  activity: Activity
  today: string
  day: string | undefined
  onBook: ((startsAt: string) => void) | undefined
}

/** The traveller's own trips that lead to the town while the activity takes place. */
function ForYourTrip({ activity, today, day, onBook }: AroundActivityProps) {
  const found = tripsFor(activity, itemsOf(useComingTrips(today)), today)
  if (found.length === 0) return null
  const dates = found.flatMap((each) => each.dates)
  return (
    <section aria-labelledby="for-trip-title" className="mt-7 rounded-card bg-accent-soft p-5">
      <h2 id="for-trip-title" className="flex items-center gap-2.5 text-xl">
        <CalendarHeart aria-hidden="true" className="size-6 shrink-0 text-accent-ink" />
        <span>
          For your {found.length > 1 ? 'trips' : 'trip'} to <bdi>{cityOf(activity)}</bdi>
        </span>
      </h2>
      <p className="mt-2">
        {isDated(activity)
          ? 'It takes place while you are there'
          : 'It has no fixed dates: ask for one while you are there'}
        , {found.map(({ trip }) => formatDayRange(trip.startDate, trip.endDate)).join(' or ')}.
      </p>
      {dates.length > 0 && (
        <div className="mt-3 rounded-control bg-surface">
          <DateList activity={activity} dates={dates} day={day} onBook={onBook} />
        </div>
      )}
      {found.map(({ trip }) => (
        <p key={trip.id} className="mt-3">
          <Link to={tripPath(trip.id)} className="font-semibold text-accent-ink underline underline-offset-4">
            Open <bdi>{trip.title}</bdi>
          </Link>
        </p>
      ))}
    </section>
  )
}

/** Where one meets, or the town if no more is known, and what else a traveller needs there. */
function Whereabouts({ activity }: Pick<AroundActivityProps, 'activity'>) {
  const { location, meetingPoint = '' } = activity
  const onMap = meetingPoint === '' ? location : meetingPoint
  const city = cityOf(activity)
  const picture = 'h-36 w-full sm:h-auto sm:w-2/5 sm:min-h-44'
  return (
    <section aria-labelledby="where-title" className="mt-7">
      <h2 id="where-title" className="mb-3 text-xl">
        Where it is
      </h2>
      <div className="overflow-hidden rounded-card border border-line bg-surface sm:flex">
        <PlacePicture location={location} className={picture} fallback={<Scene name="City" className={picture} />} />
        <div className="min-w-0 flex-1 p-5">
          {meetingPoint !== '' && (
            <p className="[overflow-wrap:anywhere]">
              <span className="block text-sm text-muted">Meeting point</span>
              <bdi className="font-semibold">{meetingPoint}</bdi>
            </p>
          )}
          <p dir="auto" className={meetingPoint === '' ? 'font-semibold [overflow-wrap:anywhere]' : 'mt-1 text-muted'}>
            {location}
          </p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <a
              href={addressLink(onMap)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${meetingPoint === '' ? 'Map' : 'Map of the meeting point'}: ${onMap} (opens in a new tab)`}
              className={buttonClass('secondary')}
            >
              <Map aria-hidden="true" />
              {meetingPoint === '' ? 'Map' : 'Map of the meeting point'}
            </a>
            <Link to={staysPath(city)} className={buttonClass('secondary')}>
              <BedDouble aria-hidden="true" />
              <span>
                Stays in <bdi>{city}</bdi>
              </span>
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}

/** What a row says of another activity. */
const factsOf = ({ rating, duration }: Activity): string =>
  [rating === null ? '' : `Rated ${rating.toFixed(1)}`, duration].filter((fact) => fact !== '').join(' · ')

function Similar({ activity, day }: Pick<AroundActivityProps, 'activity' | 'day'>) {
  const inTown = useActivitiesLike('location', activity.location)
  const alike = useActivitiesLike('category', activity.category)
  // Both together, so that none moves.
  if (inTown.status === 'loading' || alike.status === 'loading') return null
  const similar = similarOf(activity, itemsOf(inTown), itemsOf(alike))
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className="mt-7">
      <h2 id="similar-title" className="text-xl">
        Similar activities
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {similar.map((other) => (
          <li
            key={other.id}
            className="relative flex min-w-0 gap-2 overflow-hidden rounded-card border border-line bg-surface"
          >
            <ActivityPicture activity={other} sizes="7rem" className="min-h-20 w-28 shrink-0" />
            <div className="min-w-0 flex-1 p-3 text-[0.9375rem]">
              <h3 dir="auto" className="font-sans text-base font-semibold tracking-normal">
                <Link
                  to={pathOnDay(other.id, day)}
                  className="hover:underline after:absolute after:inset-0 after:rounded-card"
                >
                  {other.title}
                </Link>
              </h3>
              <p dir="auto" className="text-muted [overflow-wrap:anywhere]">
                {cityOf(other) === cityOf(activity) ? (
                  <span className="font-semibold text-accent-ink">Also in {cityOf(other)}</span>
                ) : (
                  other.location
                )}
              </p>
              {factsOf(other) !== '' && <p className="text-muted">{factsOf(other)}</p>}
              <p>
                <strong className="font-semibold">{formatCents(other.priceCents)}</strong> / person
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What leads on from an activity. */
export function AroundActivity(props: AroundActivityProps) {
  return (
    <>
      <ForYourTrip {...props} />
      <Whereabouts activity={props.activity} />
      <Similar activity={props.activity} day={props.day} />
    </>
  )
}
