import { Link } from 'react-router-dom'
import { paths, placePath } from '../../../config/paths.ts'
import { formatInstantDay } from '../../../shared/time/dates.ts'
import { useRecentPlaces } from '../data/discovered-places.ts'
import { PlacePhoto } from './place-photo.tsx'

const COUNT = 4

/** What was discovered lately; nothing until something was. */
export function RecentPlaces() {
  const places = useRecentPlaces(COUNT)
  if (places.status !== 'ready' || places.data.length === 0) return null
  return (
    <section aria-labelledby="recent-places" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recent-places" className="text-xl">
          Lately discovered
        </h2>
        <Link
          to={`${paths.dashboard}?tab=places`}
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline"
        >
          All discovered places
        </Link>
      </div>
      <ul className="mt-2 grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]">
        {places.data.map((place) => (
          <li key={place.id} className="min-w-0">
            <Link
              to={placePath(place.id)}
              className="flex h-full items-center gap-3.5 rounded-card border border-line bg-surface p-3 shadow-card hover:border-accent"
            >
              <PlacePhoto place={place} alt="" className="size-16 shrink-0 rounded-control" />
              <span className="min-w-0">
                <span dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
                  {place.locationName}
                </span>
                <span className="block text-sm text-muted">{formatInstantDay(place.createdAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
