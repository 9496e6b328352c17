import type { Trip } from '@waymark/contract/trips/trip'
import { CloudSun } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { todayPath, tripPath } from '../../../config/paths.ts'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { PlaceAndDays } from '../../../shared/cards/place-and-days.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CARD_PICTURE } from '../../../ui/card.tsx'
import { expectTrip } from '../data/expected-trip.ts'
import { countdown } from '../../../shared/trips/next-trip.ts'
import { usualWeather } from '../../../shared/trips/usual-weather.ts'

interface NextTripCardProps {
  trip: Trip
  today: string
  /** Progress of packing. */
  packing: ReactNode
  /** Documents that expire before the end of the trip. */
  documents: ReactNode
}

export function NextTripCard({ trip, today, packing, documents }: NextTripCardProps) {
  const section = useRef<HTMLElement>(null)
  const { endDate } = trip

  // Stores its height for the next start.
  useEffect(() => {
    const frame = section.current
    if (frame === null) return undefined
    const observer = new ResizeObserver(() => expectTrip({ endDate, height: frame.offsetHeight }))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [endDate])

  return (
    <section ref={section} aria-labelledby="next-trip">
      <h2 id="next-trip" className="text-xl sm:text-2xl">
        {trip.startDate < today ? 'Your trip' : 'Next trip'}
      </h2>
      <Card className="mt-2.5 overflow-hidden max-sm:!p-4 sm:mt-5 lg:grid-cols-2 lg:gap-8 lg:has-[>img]:grid">
        <PlacePicture
          location={`${trip.place.name}, ${trip.place.country}`}
          className={`${CARD_PICTURE} max-sm:!-m-4 max-sm:!mb-3.5 max-sm:h-20 max-sm:!w-[calc(100%+2rem)] sm:aspect-5/2 lg:mr-0 lg:-mb-6 lg:aspect-auto lg:h-[calc(100%+3rem)] lg:min-h-56 lg:w-[calc(100%+1.5rem)]`}
        />
        <div className="min-w-0">
          <Badge tone="accent">{countdown(trip, today)}</Badge>
          <h3 dir="auto" className="mt-2.5 text-xl [overflow-wrap:anywhere]">
            <Link
              to={tripPath(trip.id)}
              className="-my-2 line-clamp-3 py-2 underline-offset-4 hover:text-accent-ink hover:underline"
            >
              {trip.title}
            </Link>
          </h3>
          <PlaceAndDays destination={trip.destination} startDate={trip.startDate} endDate={trip.endDate} />
          <p className="mt-1 flex items-start gap-2 text-[0.9375rem] text-muted">
            <CloudSun aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
            {usualWeather(trip)}
          </p>
          <div className="mt-3.5 flex gap-2.5 max-sm:*:flex-1">
            <Link to={tripPath(trip.id)} className={buttonClass('primary')}>
              Open trip
            </Link>
            <Link to={todayPath(trip.id)} className={buttonClass('secondary')}>
              {trip.startDate > today ? 'First day' : 'Today'}
            </Link>
          </div>
          <div className="mt-4 grid min-w-0 content-start gap-4 border-t border-line pt-4 sm:mt-5 sm:pt-5">
            {packing}
            {documents}
          </div>
        </div>
      </Card>
    </section>
  )
}
