import type { ListedCharterTrip } from '@waymark/contract/charter-trips/charter-calls'
import { CalendarDays, Clock, MapPin, Star } from 'lucide-react'
import { BOOKED_PICTURE_SIZES } from '../../../shared/booking/booking-columns.ts'
import { ForSearchEngines } from '../../../shared/cards/for-search-engines.tsx'
import type { Thing } from '../../../shared/cards/structured-data.tsx'
import { formatDayRange } from '../../../shared/time/dates.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ratingOf } from '../model/charter-words.ts'
import { CharterPicture } from './charter-picture.tsx'
import { Itinerary } from './itinerary.tsx'
import { WhatYouGet } from './what-you-get.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// Below the fold, therefore lazy.
const LazyMoreOfTrip = lazyPart(async () => (await import('./more-of-trip.tsx')).MoreOfTrip, {
  Loading: () => <Skeleton className="h-48 rounded-card" />,
})

/** Shown for trips without a duration. */
const USUAL_DURATION = '5 days'

export const HERO_CLASS = 'aspect-4/3 w-full rounded-card sm:aspect-2/1'

const thingOf = ({ title, description, imageUrl, price, startDate }: ListedCharterTrip): Thing => ({
  type: 'TouristTrip',
  facts: {
    name: title,
    description,
    image: imageUrl,
    offers: { type: 'Offer', facts: { price, priceCurrency: 'USD', validThrough: startDate } },
  },
})

function Hero({ trip }: { trip: ListedCharterTrip }) {
  const { rating, reviews } = ratingOf(trip)
  return (
    <header>
      <CharterPicture url={trip.imageUrl} sizes={BOOKED_PICTURE_SIZES} first className={HERO_CLASS} />
      <h1 dir="auto" className="mt-6 text-3xl [overflow-wrap:anywhere] sm:text-4xl">
        {trip.title}
      </h1>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-muted">
        <li className="flex min-w-0 items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {trip.destination}
          </span>
        </li>
        <li className="flex min-w-0 items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {trip.duration || USUAL_DURATION}
          </span>
        </li>
        <li className="flex items-center gap-1.5">
          <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-star" />
          <span className="sr-only">Rated </span>
          <strong className="font-semibold text-ink">{rating}</strong>
          <span>({reviews})</span>
        </li>
        <li className="flex items-center gap-1.5">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
          {formatDayRange(trip.startDate, trip.endDate)}
        </li>
      </ul>
    </header>
  )
}

/** A charter trip in full. */
export function OpenedTrip({ trip }: { trip: ListedCharterTrip }) {
  return (
    <article>
      <Hero trip={trip} />
      <ForSearchEngines thing={thingOf(trip)} />
      <div className="mt-8 max-w-4xl space-y-9">
        <section>
          <h2 className="text-xl">About this trip</h2>
          <p dir="auto" className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
            {trip.description || `A group trip to ${trip.destination}, with everything arranged.`}
          </p>
        </section>
        <WhatYouGet trip={trip} />
        <Itinerary itinerary={trip.itinerary} />

        <LazyMoreOfTrip trip={trip} />
      </div>
    </article>
  )
}
