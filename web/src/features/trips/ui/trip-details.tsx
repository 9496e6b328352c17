import type { Trip } from '@waymark/contract/trips/trip'
import { highlightsLeft } from '@waymark/domain/day-words'
import { dailyItinerary, planOf } from '@waymark/domain/itinerary'
import type { ReactNode } from 'react'
import { AnsweredBy } from '../../../shared/messages/answered-by.tsx'
import { marksIn, PLACE_MARKS } from '../../../shared/trips/place-marks.ts'
import { useTripState } from '../../../shared/trips/use-trip-state.ts'
import { PlanningFailed } from '../../../shared/trips/planning-failed.tsx'
import { TripCosts } from '../../../shared/trips/trip-costs.tsx'
import { TripDay } from './trip-day.tsx'
import { TripProgress } from '../../../shared/trips/trip-progress.tsx'
import { Points, Preferences, TripFacts } from '../../../shared/trips/trip-texts.tsx'

/** A section with a heading. */
function TripSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  )
}

/** The whole trip, as far as it is planned. */
export function TripDetails({ trip, bookings }: { trip: Trip; bookings: ReactNode }) {
  const { overview, tips, costs } = trip.itinerary
  const highlights = highlightsLeft(overview.highlights, planOf(trip).stops)
  const days = dailyItinerary(trip)
  const state = useTripState(trip)
  const marks = marksIn(days)
  return (
    <div className="space-y-6">
      {state === 'planning' && <TripProgress progress={trip.progress} />}
      {state === 'failed' && <PlanningFailed trip={trip} />}
      <TripFacts
        trip={trip}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3"
        factClass="rounded-control bg-sunken px-4 py-3 max-sm:last:col-span-2"
      />
      {trip.preferences !== '' && (
        <TripSection title="Your preferences">
          <Preferences text={trip.preferences} />
        </TripSection>
      )}
      {bookings !== undefined && <TripSection title="Bookings">{bookings}</TripSection>}
      {highlights.length > 0 && (
        <TripSection title="Highlights">
          <Points points={highlights} />
        </TripSection>
      )}
      <TripSection title="Daily Itinerary">
        {marks.length > 0 && (
          <ul className="mb-4 space-y-1 text-sm text-muted">
            {marks.map((mark) => (
              <li key={mark}>
                <strong className="font-semibold text-ink">{PLACE_MARKS[mark].label}</strong>:{' '}
                {PLACE_MARKS[mark].explanation}
              </li>
            ))}
          </ul>
        )}
        <ol className="space-y-4">
          {days.map((day) => (
            <TripDay key={day.day} day={day} byGuide={day.filledByGuide === true && trip.answeredBy !== 'guide'} />
          ))}
        </ol>
      </TripSection>
      {costs !== undefined && (
        <TripSection title="Budget breakdown">
          <TripCosts costs={costs} budget={trip.budget} />
        </TripSection>
      )}
      {tips.length > 0 && (
        <TripSection title="Travel Tips">
          <Points points={tips} />
        </TripSection>
      )}
      <AnsweredBy trip={trip} />
    </div>
  )
}
