import type { Trip } from '@waymark/contract/trips/trip'
import { dailyItinerary } from '@waymark/domain/itinerary'
import { countOf } from '@waymark/domain/wording'
import { CalendarDays } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatInstantDay } from '../../../shared/time/dates.ts'
import { PlaceAndDays } from '../../../shared/cards/place-and-days.tsx'
import { SavedCard } from '../../../shared/cards/saved-card.tsx'
import { PlacePicture } from '../../../shared/pictures/place-picture.tsx'
import { CARD_PICTURE } from '../../../ui/card.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Scene } from '../../../ui/scene.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { dayPreview } from '../model/day-preview.ts'
import { useTripState } from '../../../shared/trips/use-trip-state.ts'
import { countdown } from '../../../shared/trips/next-trip.ts'
import { PlanningFailed } from '../../../shared/trips/planning-failed.tsx'
import { TripProgress } from '../../../shared/trips/trip-progress.tsx'

/** On a phone a strip, so that two trips are seen at once. */
const PICTURE = `${CARD_PICTURE} h-16 max-sm:mb-3 sm:h-auto sm:aspect-2/1`

interface TripCardProps {
  trip: Trip
  today: string
  /** Whether it was just planned: it is marked, and scrolled to. */
  isNew: boolean
  /** Link to the dialog. */
  to: string
  /** Link to the trip page. */
  pagePath: string
  /** Undefined for those who may not delete it. */
  onDelete: (() => void) | undefined
  /** Its bookings and packing progress. */
  around: ReactNode
}

export function TripCard({ trip, today, isNew, to, pagePath, onDelete, around }: TripCardProps) {
  const days = dailyItinerary(trip)
  const { lines, more } = dayPreview(days)
  const state = useTripState(trip)
  const away = isNew ? 'New' : countdown(trip, today)
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!isNew) return
    // After the navigation has scrolled to the top of the new screen.
    // Its foot with the way to the trip, too: the whole card, clear of the toast.
    const frame = requestAnimationFrame(() => mark.current?.closest('li')?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [isNew])

  return (
    <SavedCard
      title={trip.title}
      to={to}
      onDelete={onDelete}
      kept={`Created ${formatInstantDay(trip.createdAt)}`}
      action={
        <Link
          to={pagePath}
          aria-label={`Open trip to ${trip.destination}`}
          className={buttonClass('secondary', 'medium', 'relative z-10')}
        >
          Open trip
        </Link>
      }
      picture={
        <>
          <PlacePicture
            location={`${trip.place.name}, ${trip.place.country}`}
            className={PICTURE}
            fallback={<Scene name="Mountain" className={PICTURE} />}
          />
          {away !== undefined && (
            <span ref={mark} className="absolute top-3 left-3">
              <Badge tone="accent" className="shadow-card">
                {away}
              </Badge>
            </span>
          )}
        </>
      }
    >
      <PlaceAndDays destination={trip.destination} startDate={trip.startDate} endDate={trip.endDate} />
      <dl className="mt-1.5 flex flex-wrap gap-x-4 text-sm sm:mt-4 sm:grid sm:grid-cols-2 sm:gap-3">
        <div className="max-sm:flex max-sm:gap-1.5">
          <dt className="text-muted">Budget</dt>
          <dd className="font-semibold">{trip.budget}</dd>
        </div>
        <div className="max-sm:flex max-sm:gap-1.5">
          <dt className="text-muted">Style</dt>
          <dd className="font-semibold">{trip.travelStyle}</dd>
        </div>
      </dl>
      <div className="mt-3 flex-1 space-y-3 sm:mt-4">
        {state === 'planning' && <TripProgress progress={trip.progress} />}
        {state === 'failed' && <PlanningFailed trip={trip} />}
        {days.length > 0 && (
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 border-t border-line pt-3 sm:pt-4">
            <Badge tone="accent" className="justify-self-start">
              <CalendarDays aria-hidden="true" />
              {countOf(days.length, 'day')}
            </Badge>
            <ul className="col-span-2 mt-1.5 text-[0.9375rem] sm:mt-2.5 sm:space-y-1">
              {lines.map(({ day, text }) => (
                <li key={day} dir="auto" className="line-clamp-1 [overflow-wrap:anywhere] sm:line-clamp-2">
                  {text}
                </li>
              ))}
            </ul>
            {more !== undefined && (
              <p className="text-sm text-muted max-sm:col-start-2 max-sm:row-start-1 sm:col-span-2 sm:mt-1">{more}</p>
            )}
          </div>
        )}
      </div>
      {around}
    </SavedCard>
  )
}
